import type { BulkPreview } from '@bank/contract/question-bulk'
import { number } from '../../ui/format.ts'
import type { BulkFieldChoice } from './fields.ts'

interface LinesProps {
  preview: BulkPreview
  fields: readonly BulkFieldChoice[]
  does?: 'berubah' | 'dihapus'
}

/** What a change would do, in lines: how many, from what, and which may not, and why. */
export function BulkPreviewLines({ preview, fields, does = 'berubah' }: LinesProps) {
  const { selected, changing, refused, now, children } = preview
  const refusedCount = refused.reduce((sum, { count }) => sum + count, 0)
  const same = selected - changing - refusedCount
  return (
    <section aria-label="Yang akan berubah" className="space-y-2 border-t border-line pt-4 text-sm text-body">
      <p role="status" className="text-base font-semibold text-ink">
        {changing === 0
          ? `Tidak ada yang ${does}.`
          : `${number(changing)} soal ${does === 'dihapus' ? 'akan dihapus' : does}.`}
      </p>
      {fields.map((field) => (
        <Now key={field.name} field={field} now={now} before={does === 'berubah'} />
      ))}
      {same > 0 && <p>{number(same)} soal sudah seperti itu.</p>}
      {children > 0 && (
        <p>
          {number(children)} soal di dalam group tidak ikut {does}.
        </p>
      )}
      {refused.map(({ reason, count, codes }) => (
        <p key={reason} className="rounded-control bg-progress-soft px-3 py-2 text-progress">
          <b className="font-semibold">
            {number(count)} soal tidak dapat {does === 'dihapus' ? 'dihapus' : 'diubah'}.
          </b>{' '}
          {reason}
          {codes.length > 0 && ` ${codes.join(', ')}${count > codes.length ? ', …' : ''}`}
        </p>
      ))}
    </section>
  )
}

interface NowProps extends Pick<BulkPreview, 'now'> {
  field: BulkFieldChoice
  /** It becomes something else. */
  before: boolean
}

/** `Status sebelumnya: 12 On progress, 3 Approved`. */
function Now({ field: { name, label, options }, now, before }: NowProps) {
  const values = now.filter(({ field }) => field === name)
  if (values.length === 0) return null
  const wordOf = ({ value, name }: (typeof values)[number]) =>
    value === null ? 'tanpa' : (options.find((option) => option.value === value)?.label ?? name ?? 'lain')
  return (
    <p>
      {label}
      {before && ' sebelumnya'}: {values.map((one) => `${number(one.count)} ${wordOf(one)}`).join(', ')}.
    </p>
  )
}
