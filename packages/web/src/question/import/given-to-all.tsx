import type { BankName } from '@bank/contract/bank'
import { importRoutes } from '@bank/contract/import'
import type { ImportJob } from '@bank/contract/import-job'
import { useForm } from 'react-hook-form'
import { useAction } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import { ChoiceSelects } from '../bank/choice-selects.tsx'
import { useChoices } from '../bank/choices.ts'
import type { QuestionValues } from '../bank/question-form.ts'
import type { Ticks } from './ticks.ts'

/** The fields that questions of a file may be given together. */
const FIELDS = {
  general: ['topic_id', 'class_id', 'subtopic_id', 'ql_id', 'label'],
  snpmb: ['category_id', 'topic_id', 'label'],
} as const

interface GivenToAllProps {
  job: ImportJob
  bank: BankName
  ticks: Ticks
}

/** One place, level and label for all questions that are not saved yet, or for the ticked ones. */
export function GivenToAll({ job, bank, ticks: { ticked, clear } }: GivenToAllProps) {
  const form = useForm<QuestionValues>()
  const choices = useChoices(bank, form, false)
  const give = useAction(importRoutes.edit, { says: '' })
  const values = form.watch()
  const set = Object.fromEntries(FIELDS[bank].flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
  const isEmpty = Object.keys(set).length === 0
  const some = ticked.length > 0
  const title = some ? `Untuk ${number(ticked.length)} soal yang dipilih` : 'Untuk semua soal'
  const edit = (body: Parameters<typeof give.mutate>[0]['body']) =>
    give.mutate(
      { params: { id: job.id_import }, body: { ...body, ...(some && { rows: [...ticked] }) } },
      { onSuccess: clear },
    )
  return (
    <section aria-label={title} className="rounded-card border border-line bg-white p-4 sm:p-5">
      <h2 className="mb-3 text-md font-bold">
        <span role="status">{title}</span>
      </h2>
      {!some && job.counts.wrong > 0 && (
        <p className="mb-3 text-sm text-body">
          Soal tanpa isian ini berstatus Salah. Isi sekali untuk semua; isian dari berkas ikut diganti.
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <ChoiceSelects names={FIELDS[bank]} control={form.control} choices={choices} />
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        {some && (
          <>
            <Button kind="quiet" onClick={clear}>
              Batal pilih
            </Button>
            <Button busy={give.isPending} onClick={() => edit({ skip: true })}>
              Lewati
            </Button>
            <Button busy={give.isPending} onClick={() => edit({ settle: 'key-missing' })}>
              Simpan tanpa kunci
            </Button>
            <Button busy={give.isPending} onClick={() => edit({ accept: true })}>
              Sudah benar
            </Button>
          </>
        )}
        <Button disabled={isEmpty} busy={give.isPending} onClick={() => edit({ set })}>
          {some ? 'Terapkan ke yang dipilih' : 'Terapkan ke semua'}
        </Button>
      </div>
    </section>
  )
}
