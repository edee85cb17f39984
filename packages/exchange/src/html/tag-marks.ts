import type { Marks } from '../docx/piece.ts'

const BOLD: Marks = { bold: true }
const STRIKE: Marks = { strike: true }

/** What a tag within a line does to its letters. */
export const LETTER_MARKS: Readonly<Record<string, Marks>> = {
  b: BOLD,
  strong: BOLD,
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  s: STRIKE,
  del: STRIKE,
  strike: STRIKE,
  sub: { script: 'sub' },
  sup: { script: 'sup' },
}

/** The same, with headings and the heads of tables, for files that have no styles for them. */
export const TAG_MARKS: Readonly<Record<string, Marks>> = {
  ...LETTER_MARKS,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th'].map((tag) => [tag, BOLD])),
}
