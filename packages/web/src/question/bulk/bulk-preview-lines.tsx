import type { BulkPreview } from '@bank/contract/question-bulk'
import { number } from '../../ui/format.ts'
import type { BulkFieldChoice } from './fields.ts'

interface LinesProps {
  preview: BulkPreview
  fields: readonly BulkFieldChoice[]
}

/** What a change would do, in lines: how many, from what, and which may not, and why. */
export function BulkPreviewLines({ preview, fields }: LinesProps) {
  const { selected, changing, refused, now, children } = preview
  const refusedCount = refused.reduce((sum, { count }) => sum + count, 0)
  const same = selected - changing - refusedCount
  return (
    <section aria-label="Yang akan berubah" className="space-y-2 border-t border-line pt-4 text-sm text-body">
      <p role="status" className="text-base font-semibold text-ink">
        {changing === 0 ? 'Tidak ada yang berubah.' : `${number(changing)} soal berubah.`}
      </p>
      {fields.map((field) => (
        <Now key={field.name} field={field} now={now} />
      ))}
      {same > 0 && <p>{number(same)} soal sudah seperti itu.</p>}
      {children > 0 && <p>{number(children)} soal di dalam group tidak ikut berubah.</p>}
      {refused.map(({ reason, count, codes }) => (
        <p key={reason} className="rounded-control bg-progress-soft px-3 py-2 text-progress">
          <b className="font-semibold">{number(count)} soal tidak dapat diubah.</b> {reason}
          {codes.length > 0 && ` ${codes.join(', ')}${count > codes.length ? ', …' : ''}`}
        </p>
      ))}
    </section>
  )
}

/** `Status sebelumnya: 12 On progress, 3 Approved`. */
function Now({ field: { name, label, options }, now }: { field: BulkFieldChoice } & Pick<BulkPreview, 'now'>) {
  const values = now.filter(({ field }) => field === name)
  if (values.length === 0) return null
  const wordOf = (value: string | number | null) =>
    value === null ? 'tanpa' : (options.find((option) => option.value === value)?.label ?? 'lain')
  return (
    <p>
      {label} sebelumnya: {values.map(({ value, count }) => `${number(count)} ${wordOf(value)}`).join(', ')}.
    </p>
  )
}
