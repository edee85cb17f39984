import { importRoutes } from '@bank/contract/import'
import type { ImportJob } from '@bank/contract/import-job'
import { useAction } from '../../api/query.ts'
import { number } from '../../ui/format.ts'
import { Select } from '../../ui/select.tsx'

const CHOICES = [
  { value: 'each', label: 'Ulangi di tiap soal' },
  { value: 'head', label: 'Jadikan soal pertama induk grup' },
] as const

/** Where a text for several questions stands: at each of them, or at the first, whose group the others join. */
export function SharedText({ job }: { job: ImportJob }) {
  const edit = useAction(importRoutes.edit, { says: '' })
  const value = job.grouped ? 'head' : 'each'
  return (
    <section aria-label="Teks bersama" className="rounded-card border border-line bg-white p-4 sm:p-5">
      <div className="sm:max-w-96">
        <Select
          label="Teks untuk beberapa soal"
          hint={`${number(job.sharing)} soal berbagi teks dengan soal lain.`}
          options={CHOICES}
          value={value}
          clearable={false}
          disabled={edit.isPending}
          onChange={(chosen) => {
            if (chosen === value) return
            edit.mutate({ params: { id: job.id_import }, body: { grouped: chosen === 'head' } })
          }}
        />
      </div>
    </section>
  )
}
