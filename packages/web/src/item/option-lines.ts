/** `A.` `a)` `(A)` `1.` `1)` before a space. */
const MARK = /^\s*\(?([A-Za-z]|\d{1,2})[.)]\s+/

/**
 * The options in a text of several lines, without the marks before them; undefined when it is one option. With marks
 * that count on (A, B, C or 1, 2, 3) a line without one belongs to the option before it, as a page breaks long ones.
 */
export function optionLines(text: string): string[] | undefined {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const options = countsOn(lines) ? joined(lines) : lines
  return options.length > 1 ? options.map((line) => line.trim()) : undefined
}

function countsOn(lines: string[]): boolean {
  const places = lines.flatMap((line) => placeOf(line) ?? [])
  return (
    places.length > 1 &&
    placeOf(lines[0] ?? '') !== undefined &&
    places.every((one, at) => one === (places[0] ?? 0) + at)
  )
}

/** A and 1 are 1. */
function placeOf(line: string): number | undefined {
  const mark = MARK.exec(line)?.[1]
  if (mark === undefined) return undefined
  return /\d/.test(mark) ? Number(mark) : mark.toUpperCase().charCodeAt(0) - 64
}

function joined(lines: string[]): string[] {
  const options: string[] = []
  for (const line of lines) {
    if (placeOf(line) === undefined) options.push(`${options.pop()} ${line.trim()}`)
    else options.push(line.replace(MARK, ''))
  }
  return options
}
