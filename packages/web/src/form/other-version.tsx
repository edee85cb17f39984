// Compares two versions of a row after a save was refused as STALE (form/row-form.ts): the typed one and the stored one.
// {versions && <OtherVersion {...versions} lines={(values) => [['Nama', values.name], ['Detail', typeset(values.detail)]]} />}
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ComparedHtml } from '../rich/compared-html.tsx'
import { Button } from '../ui/button.tsx'
import { dateTime } from '../ui/format.ts'
import { text } from '../ui/text.ts'
import { fieldsBehind } from './taken-over.ts'

/** Stored HTML or a fragment, to be shown rendered. */
export const typeset = (html: string | null | undefined) => ({ html: html ?? '' })
/** A picture by its URL. */
export const picture = (src: string | undefined) => ({ src: src ?? '' })

type Value = string | null | undefined | ReturnType<typeof typeset> | ReturnType<typeof picture>
export type VersionLine = readonly [label: string, value: Value]

interface OtherVersionProps<Values> {
  mine: Values
  stored: Values
  /** What both set out from, where that is known. */
  base: Values | undefined
  updated_at: string | undefined
  /** Puts values into the form. */
  onTake: (values: Partial<Values>) => void
  /** The fields of a version as lines; lines with equal values are left out. */
  lines: (values: Values) => readonly VersionLine[]
}

export function OtherVersion<Values extends object>({
  mine,
  stored,
  base,
  updated_at,
  onTake,
  lines,
}: OtherVersionProps<Values>) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  /** What was typed, of the lines that were taken over. */
  const [before, setBefore] = useState<Readonly<Record<string, Partial<Values>>>>({})
  // The user must see this before overwriting, but in a long form it may be scrolled out of view.
  // In braces: newer browsers return a promise here, which React would take for a clean-up function.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const storedLines = lines(stored)
  const baseLines = base && lines(base)
  const changed = lines(mine).flatMap(([label, own], index) => {
    const other = storedLines[index]?.[1]
    const known = baseLines?.[index]?.[1]
    if (baseLines && keyOf(known) === keyOf(other)) return []
    const isTaken = label in before
    const isMerged = keyOf(own) === keyOf(other) && !isTaken
    if (isMerged && !baseLines) return []
    const fields = isMerged ? [] : fieldsBehind(index, { mine, stored, lines })
    return [{ label, titleId: `${id}-${index}`, own, other, known, isTaken, isMerged, fields }]
  })
  const isDecided = changed.every(({ isMerged }) => isMerged)
  const take = (label: string, fields: (keyof Values & string)[]) => {
    setBefore({ ...before, [label]: pick(mine, fields) })
    onTake(pick(stored, fields))
  }
  const giveBack = (label: string) => {
    const { [label]: typed = {}, ...others } = before
    setBefore(others)
    onTake(typed as Partial<Values>)
  }
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
      {changed.map(({ label, titleId, own, other, known, isTaken, isMerged, fields }) => (
        <div key={label}>
          <h4 id={titleId} className="font-semibold text-ink">
            {label}
          </h4>
          {isTaken && <p>Yang tersimpan dipakai.</p>}
          {isMerged && <p>Anda tidak mengubahnya; yang tersimpan dipakai.</p>}
          {!isTaken && (
            <dl className="mt-1.5 grid gap-2 sm:grid-cols-2">
              {!isMerged && <Side title="Isian Anda" value={own} against={other} />}
              <Side title="Yang tersimpan" value={other} against={isMerged ? known : own} />
            </dl>
          )}
          {(isTaken || fields.length > 0) && (
            <Button
              aria-describedby={titleId}
              onClick={() => (isTaken ? giveBack(label) : take(label, fields))}
              className="mt-1.5"
            >
              {isTaken ? GIVE_BACK : TAKE}
            </Button>
          )}
        </div>
      ))}
      <p>
        {isDecided ? '' : 'Bagian yang berbeda ditandai. '}Isian Anda masih ada di bawah. Tekan Simpan sekali lagi untuk{' '}
        {isDecided ? 'menyimpan keduanya' : 'menggantikan yang tersimpan'}, atau Batalkan untuk membiarkannya.
      </p>
    </section>
  )
}

const TAKE = 'Pakai yang tersimpan'
const GIVE_BACK = 'Kembalikan isian saya'

const pick = <Values extends object>(values: Values, names: (keyof Values & string)[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>

const keyOf = (value: Value) => JSON.stringify(value || null)

/** One of two versions, with what the other lacks marked. It stands in a `dl`. */
export function Side({ title, value, against }: { title: string; value: Value; against: Value }) {
  return (
    <div className="min-w-0 rounded-chip border border-line bg-white p-2.5">
      <dt className="mb-1 text-xs font-semibold text-muted">{title}</dt>
      <dd className="space-y-1 break-words text-ink">{shown(value, against)}</dd>
    </div>
  )
}

function shown(value: Value, against: Value): ReactNode {
  if (!value) return text.nobody
  if (typeof value === 'object' && 'src' in value)
    return <img src={value.src} alt="" className="max-h-40 rounded-chip" />
  return <ComparedHtml html={htmlOf(value)} against={htmlOf(against)} />
}

/** Plain text is escaped. */
function htmlOf(value: Value): string {
  if (value && typeof value === 'object') return 'html' in value ? value.html : ''
  const box = document.createElement('span')
  box.textContent = value ?? ''
  return box.innerHTML
}
