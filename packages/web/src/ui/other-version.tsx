// What somebody else has stored while this dialog was open (see api/seen.ts):
// {seen.other && <OtherVersion row={seen.other} lines={[['Nama', seen.other.subject_name]]} />}
import { type ReactNode, useEffect, useRef } from 'react'
import { dateTime } from './format.ts'

interface OtherVersionProps {
  row: { updated_at: string }
  lines: readonly (readonly [label: string, value: ReactNode])[]
}

export function OtherVersion({ row, lines }: OtherVersionProps) {
  const section = useRef<HTMLElement>(null)
  // Nobody should replace what they have not seen: a long form may have scrolled this place away.
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section
      ref={section}
      aria-label="Versi yang tersimpan"
      aria-live="polite"
      className="rounded-control border border-line bg-foot p-3.5"
    >
      <h3 className="text-sm">Yang tersimpan sekarang, {dateTime(row.updated_at)}</h3>
      <dl className="mt-2 space-y-1 text-sm">
        {lines.map(([label, value]) => (
          <div key={label} className="sm:grid sm:grid-cols-[7rem_1fr] sm:gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2.5 text-sm text-body">
        Isian Anda masih ada di bawah. Tekan Simpan sekali lagi untuk menggantikan versi ini, atau Batalkan untuk
        membiarkannya.
      </p>
    </section>
  )
}
