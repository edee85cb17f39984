import type { Gate } from '@bank/contract/approval'
import { CircleCheck, CircleDashed } from 'lucide-react'

const PASSED: Readonly<Record<Gate['gate'], string>> = {
  answer: 'Kunci ada.',
  findings: 'Tidak ada temuan yang menahan.',
  twin: 'Tidak ada yang sama persis.',
  reviews: 'Telaah lengkap.',
  key: 'Kunci sudah diperiksa.',
  must_fix: 'Tidak ada catatan yang belum selesai.',
}

/** What an approval waits for. */
export function Gates({ gates }: { gates: readonly Gate[] }) {
  if (gates.length === 0) return null
  return (
    <section aria-label="Syarat persetujuan" className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 text-sm font-semibold">Syarat persetujuan</h3>
      <ul className="space-y-1">
        {gates.map(({ gate, ok, message }) => {
          const Icon = ok ? CircleCheck : CircleDashed
          return (
            <li key={gate} className="flex items-start gap-2">
              <Icon
                size={16}
                aria-label={ok ? 'Terpenuhi' : 'Belum'}
                className={`mt-1 shrink-0 ${ok ? 'text-approved' : 'text-progress'}`}
              />
              {message ?? PASSED[gate]}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
