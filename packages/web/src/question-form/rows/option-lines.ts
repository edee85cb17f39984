import { type PastedLine, withoutStart } from '../../editor/pasted-lines.ts'

/** `A.` `a)` `(A)` `1.` `1)` before a space. */
const MARK = /^\s*\(?([A-Za-z]|\d{1,2})[.)]\s+/

/**
 * The lines as rows of a list, without their marks; undefined if it is a single row. If the marks are consecutive (A, B, C
 * or 1, 2, 3), a line without a mark continues the row before it: PDF and Word break long lines.
 */
export function optionLines(lines: readonly PastedLine[]): string[] | undefined {
  const rows = countsOn(lines) ? joined(lines) : lines.map(({ html }) => html)
  return rows.length > 1 ? rows : undefined
}

function countsOn(lines: readonly PastedLine[]): boolean {
  const places = lines.flatMap((line) => placeOf(line) ?? [])
  return (
    places.length > 1 &&
    lines[0] !== undefined &&
    placeOf(lines[0]) !== undefined &&
    places.every((one, at) => one === (places[0] ?? 0) + at)
  )
}

/** The position that a mark stands for: A and 1 are both 1. */
function placeOf({ text }: PastedLine): number | undefined {
  const mark = MARK.exec(text)?.[1]
  if (mark === undefined) return undefined
  return /\d/.test(mark) ? Number(mark) : mark.toUpperCase().charCodeAt(0) - 64
}

function joined(lines: readonly PastedLine[]): string[] {
  const rows: string[] = []
  for (const line of lines) {
    const mark = MARK.exec(line.text)?.[0]
    if (mark === undefined) rows.push(`${rows.pop()} ${line.html}`)
    else rows.push(withoutStart(line, mark.length).html)
  }
  return rows
}
