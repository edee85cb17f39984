import { classRange } from './class-range.ts'

/** The classes of a category, those in a row as `Kelas 3-12`; tooltip and screen readers name each one. */
export function ClassNames({ names }: { names: string }) {
  if (names === '') return 'Semua kelas'
  const short = classRange(names)
  if (short === names) return unbroken(names)
  return (
    <span title={names}>
      <span aria-hidden>{unbroken(short)}</span>
      <span className="sr-only">{names}</span>
    </span>
  )
}

/** Non-breaking spaces within a name: "Kelas 9, Kelas 10" wraps only after a comma. */
const unbroken = (names: string) => names.replaceAll(/(?<!,) /g, '\u00a0')
