/** A row of a list, which is never the rest of a line: `A.` `1)` `-` `•`. */
const MARK = /^\s*(?:\(?(?:[A-Za-z]|\d{1,3})[.)]\s|[-–•*]\s)/
/** Shorter lines are no paragraph that a page has broken. */
const SHORTEST_PAGE = 40
/** Of the longest line: a line that ends before is the last one of its paragraph. */
const FULL = 0.75
const FULL_AFTER_SENTENCE = 0.9

/** What joins a line to the one before it: a space, or nothing after a hyphen. Undefined where a paragraph begins. */
export type Seam = { text: ' ' | ''; hyphen: boolean } | undefined

/** The seams of text that a PDF has broken into lines; the first line has none. Blank lines part paragraphs. */
export function seamsIn(text: string): Seam[] {
  const parts = text.replace(/^[\r\n]+|[\r\n]+$/g, '').split(/((?:\r\n?|\n)+)/)
  const lines = parts.filter((_, index) => index % 2 === 0)
  const breaks = parts.filter((_, index) => index % 2 === 1)
  const longest = lines.reduce((most, line) => Math.max(most, line.trim().length), 0)
  return lines.map((line, index) => {
    const before = lines[index - 1]
    const isBlankBetween = (breaks[index - 1]?.match(/\r\n?|\n/g) ?? []).length > 1
    if (before === undefined || isBlankBetween || !runsOn(before.trim(), line, longest)) return undefined
    return seamOf(before.trim(), line.trim())
  })
}

function runsOn(before: string, line: string, longest: number): boolean {
  if (longest < SHORTEST_PAGE || MARK.test(line)) return false
  return before.length >= longest * (/[.!?:]$/.test(before) ? FULL_AFTER_SENTENCE : FULL)
}

/** A word that the page has broken loses its hyphen; `anak-anak` keeps it, and so does `2a-`: that is a minus. */
function seamOf(before: string, line: string): Seam {
  const [, broken] = /(?<![\p{L}\p{N}])(\p{L}\p{Ll}+)-$/u.exec(before) ?? []
  const [, rest] = /^(\p{Ll}{2,})/u.exec(line) ?? []
  if (!broken || !rest) return { text: ' ', hyphen: false }
  return { text: '', hyphen: broken.toLowerCase() !== rest }
}
