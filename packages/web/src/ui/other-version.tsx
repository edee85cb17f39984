// Two versions of a row, after a save that was refused as stale (api/row-form.ts): what was typed, and what is stored now.
// {versions && <OtherVersion {...versions} lines={(values) => [['Nama', values.name], ['Detail', typeset(values.detail)]]} />}
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { RichHtml } from '../editor/rich-html.tsx'
import { classes } from './classes.ts'
import { dateTime } from './format.ts'
import { unlike } from './html-blocks.ts'
import { text } from './text.ts'

/** Stored HTML or a fragment, to be shown as it looks. */
export const typeset = (html: string | null | undefined) => ({ html: html ?? '' })
/** A picture by its address. */
export const picture = (src: string | undefined) => ({ src: src ?? '' })

type Value = string | null | undefined | ReturnType<typeof typeset> | ReturnType<typeof picture>
export type VersionLine = readonly [label: string, value: Value]

interface OtherVersionProps<Values> {
  mine: Values
  stored: Values
  updated_at: string | undefined
  /** What a version says, field by field; fields that say the same are left out. */
  lines: (values: Values) => readonly VersionLine[]
}

export function OtherVersion<Values>({ mine, stored, updated_at, lines }: OtherVersionProps<Values>) {
  const section = useRef<HTMLElement>(null)
  // Nobody should replace what they have not seen: a long form may have scrolled this place away.
  // In braces: newer browsers answer with a promise, which React would take for the way to clean up.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const storedLines = lines(stored)
  const unequal = lines(mine).flatMap(([label, own], index) => {
    const other = storedLines[index]?.[1]
    return keyOf(own) === keyOf(other) ? [] : [{ label, own, other }]
  })
  return (
    <section
      ref={section}
      aria-label="Dua versi"
      aria-live="polite"
      className="space-y-3 rounded-control border border-line bg-foot p-3.5 text-sm"
    >
      <h3 className="flex items-start gap-2 text-sm">
        <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-trial" />
        Data ini berubah {updated_at && dateTime(updated_at)}, setelah Anda mulai mengetik
      </h3>
      {unequal.map(({ label, own, other }) => (
        <div key={label}>
          <h4 className="font-semibold text-ink">{label}</h4>
          <dl className="mt-1.5 grid gap-2 sm:grid-cols-2">
            <Side title="Isian Anda" value={own} against={other} />
            <Side title="Yang tersimpan" value={other} against={own} />
          </dl>
        </div>
      ))}
      <p>
        {unequal.length === 0 ? 'Isinya sama dengan isian Anda. ' : 'Bagian yang berbeda ditandai. '}
        Isian Anda masih ada di bawah. Tekan Simpan sekali lagi untuk menggantikan yang tersimpan, atau Batalkan untuk
        membiarkannya.
      </p>
    </section>
  )
}

const keyOf = (value: Value) => JSON.stringify(value || null)

function Side({ title, value, against }: { title: string; value: Value; against: Value }) {
  return (
    <div className="min-w-0 rounded-chip border border-line bg-white p-2.5">
      <dt className="mb-1 text-xs font-semibold text-muted">{title}</dt>
      <dd className="space-y-1 break-words text-ink">{shown(value, against)}</dd>
    </div>
  )
}

function shown(value: Value, against: Value): ReactNode {
  if (!value) return <Part differs>{text.nobody}</Part>
  if (typeof value === 'string') return <Part differs>{value}</Part>
  if ('src' in value) return <img src={value.src} alt="" className="max-h-40 rounded-chip" />
  const other = against && typeof against === 'object' && 'html' in against ? against.html : ''
  return unlike(value.html, other).map(({ html, differs }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name, and the same one may stand twice
    <Part key={place} differs={differs}>
      <RichHtml html={html} />
    </Part>
  ))
}

function Part({ differs = false, children }: { differs?: boolean; children: ReactNode }) {
  return <div className={classes(differs && 'border-l-3 border-gold bg-trial-soft px-2 py-0.5')}>{children}</div>
}
