import { decoded, piecesOf, type Tag } from '../plain-text.ts'

export interface Span {
  readonly from: number
  readonly to: number
}

/** A text of a question as a person reads it. Places in it are counted as JavaScript counts letters. */
export interface ReadText {
  /** In the body of a call (decision 014): `selections.2.selection_text`. */
  readonly place: string
  /** A line break between blocks; a formula or picture is one OBJECT. */
  readonly text: string
  /** Bold or underlined. */
  readonly stressed: readonly Span[]
  /** Above or below the line. */
  readonly raised: readonly Span[]
  readonly code: readonly Span[]
  readonly formulas: readonly { readonly at: number; readonly latex: string }[]
  readonly pictures: readonly { readonly at: number; readonly alt: string }[]
  readonly hasTable: boolean
}

export const OBJECT = '\ufffc'
/** What stands further on is not read: no rule needs more, and none may take long. */
export const MOST_LETTERS = 20_000

const BLOCKS = new Set('p div h1 h2 h3 h4 h5 h6 blockquote pre hr ul ol li table thead tbody tfoot tr th td'.split(' '))
type Style = 'stressed' | 'raised' | 'code'
const STYLES = new Map<string, Style>([
  ...['b', 'strong', 'u'].map((name) => [name, 'stressed'] as const),
  ...['sup', 'sub'].map((name) => [name, 'raised'] as const),
  ['code', 'code'],
  ['pre', 'code'],
])

/** Reads sanitised HTML. Takes a time that grows with the length. */
export function readText(place: string, html: string): ReadText {
  const spans: Record<Style, Span[]> = { stressed: [], raised: [], code: [] }
  const opened: Record<Style, number[]> = { stressed: [], raised: [], code: [] }
  const formulas: { at: number; latex: string }[] = []
  const pictures: { at: number; alt: string }[] = []
  let text = ''
  let hasTable = false
  let startsLine = false
  let inFormula = false

  const add = (part: string) => {
    const shown = startsLine ? part.replace(/^[ \t\r\n\f]+/, '') : part
    if (shown === '') return
    if (startsLine && text !== '') text += '\n'
    startsLine = false
    text += shown
  }
  const style = (name: string) => {
    const of = STYLES.get(name.replace('/', ''))
    if (!of) return
    if (!name.startsWith('/')) opened[of].push(text.length)
    else spans[of].push({ from: opened[of].pop() ?? text.length, to: text.length })
  }
  const tag = ({ name, latex, alt }: Tag) => {
    if (BLOCKS.has(name.replace('/', ''))) startsLine = true
    if (name === 'table') hasTable = true
    if (name === 'br') add('\n')
    if (name === 'img') {
      add(OBJECT)
      pictures.push({ at: text.length - 1, alt: alt ?? '' })
    }
    if (name === 'math') {
      add(OBJECT)
      formulas.push({ at: text.length - 1, latex: latex ?? '' })
      inFormula = true
    }
    style(name)
  }

  for (const piece of piecesOf(html)) {
    if (text.length >= MOST_LETTERS) break
    if (inFormula) inFormula = typeof piece === 'string' || piece.name !== '/math'
    else if (typeof piece === 'string') add(decoded(piece.slice(0, MOST_LETTERS)).replace(/[\t\r\n\f\u00a0]/g, ' '))
    else tag(piece)
  }
  return { place, text: text.slice(0, MOST_LETTERS), ...spans, formulas, pictures, hasTable }
}

export const isWithin = (spans: readonly Span[], at: number) => spans.some(({ from, to }) => from <= at && at < to)
