import { latexText } from '../../latex-text.ts'
import { normalized } from '../../linear-text.ts'
import type { AskedText } from '../exact.ts'
import { OBJECT, readText } from '../read.ts'

/** What of a question is compared with others: first what it asks, then each option. [] for one without words. */
export type Compared = readonly string[]

/** Letters from the end of a text that ask: siblings share the text before. */
const ASKING = 60
/** Letters of the last line that count. A line before it counts only where that is short, and then with its end. */
const LAST_LINE = 300
/** Options that count, and letters of each. */
const MOST_OPTIONS = 40
const MOST_LETTERS = 300

/** In lower case, with formulas as they are typed and without pictures. */
export function comparedOf({
  question_text = '',
  selections = [],
  statements = [],
  interaction = {},
}: AskedText): Compared {
  const asked = askingLines(linesOf(question_text)).join(' ')
  const { columns = [], rows = [], left = [], right = [] } = interaction
  const parts = [...selections.map(({ selection_text }) => selection_text)]
  for (const { text } of [...statements, ...columns, ...rows, ...left, ...right]) parts.push(text)
  const options = parts
    .slice(0, MOST_OPTIONS)
    .map((html = '') => linesOf(html).join(' ').slice(0, MOST_LETTERS))
    .filter((text) => text !== '')
  return asked === '' && options.length === 0 ? [] : [asked, ...options].map(storable)
}

/** Halves of letters, where a text was cut, and signs that PostgreSQL refuses. */
const storable = (text: string) => text.replace(/[\p{Cc}\p{Cs}]/gu, '')

function linesOf(html: string): string[] {
  const { text, formulas } = readText('', html)
  const latex = new Map(formulas.map((formula) => [formula.at, formula.latex]))
  const shown = text.replaceAll(OBJECT, (_, at: number) => ` ${latexText(latex.get(at) ?? '')} `)
  return normalized('NFKC', shown)
    .toLowerCase()
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
}

function askingLines(lines: readonly string[]): string[] {
  const asking: string[] = []
  for (let at = lines.length - 1, letters = 0; at >= 0 && letters < ASKING; at--) {
    const taken = lines[at]?.slice(asking.length === 0 ? -LAST_LINE : -ASKING) ?? ''
    asking.unshift(taken)
    letters += taken.length
  }
  return asking
}
