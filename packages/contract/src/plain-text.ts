import { latexText } from './latex-text.ts'

/** Elements that begin or end a line. */
const LINES = new Set(
  'p div h1 h2 h3 h4 h5 h6 blockquote pre hr ul ol li table thead tbody tfoot tr th td br img'.split(' '),
)
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' }
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g
const SPACES = /[\s\u200b]+/g
/** An exponent that needs no brackets. */
const SIMPLE = /^-?[\p{L}\p{N}]+$/u

export interface Tag {
  /** `p` where it opens, `/p` where it closes. */
  name: string
  latex: string | undefined
  /** Of a picture: its description, and its address. */
  alt: string | undefined
  src: string | undefined
}
type Piece = string | Tag

/**
 * What a person would type to write this sanitised HTML: a formula as its LaTeX reads (`data-latex`), `m<sup>2</sup>` as
 * `m^2`, lines and pictures as a space. Takes a time that grows with the length; reads any text, whole or broken.
 */
export function plainOf(html: string): string {
  const raised: string[] = []
  let inFormula = false
  const opened = ({ name, latex }: Tag, isSimple: boolean) => {
    inFormula = latex !== undefined
    if (latex !== undefined) return ` ${latexText(latex)} `
    if (name === 'sup') return raised[raised.push(isSimple ? '^' : '^(') - 1]
    if (name === '/sup') return raised.pop() === '^(' ? ')' : ''
    return separates(name) ? ' ' : ''
  }
  const typed = (piece: Piece, at: number, pieces: readonly Piece[]) => {
    if (inFormula) inFormula = typeof piece === 'string' || piece.name !== '/math'
    else return typeof piece === 'string' ? decoded(piece) : opened(piece, isSimplyRaised(pieces, at))
    return ''
  }
  return [...piecesOf(html)].map(typed).join('').replace(SPACES, ' ').trim()
}

/** MathML without its LaTeX falls apart into its letters, so that a fraction never reads as one number. */
const separates = (name: string) => LINES.has(name.replace('/', '')) || /^m[a-z]+$/.test(name)

function isSimplyRaised(pieces: readonly Piece[], sup: number) {
  const [content, end] = [pieces[sup + 1], pieces[sup + 2]]
  return typeof content === 'string' && SIMPLE.test(content) && typeof end === 'object' && end.name === '/sup'
}

/** Texts and tags, in order. A `<` that begins no whole tag is text. */
export function* piecesOf(html: string): Generator<Piece> {
  let from = 0
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', open)) {
    const name = nameAt(html, open + 1)
    const end = name === '' ? open + 1 : endOf(html, open)
    if (end < 0) break
    if (name !== '') {
      yield html.slice(from, open)
      const tag = html.slice(open, end)
      const latex = tag.startsWith('<math') ? valueIn(tag, LATEX) : undefined
      yield { name, latex, alt: valueIn(tag, ALT), src: name === 'img' ? valueIn(tag, SRC) : undefined }
      from = end
    }
    open = end
  }
  yield html.slice(from)
}

function nameAt(html: string, at: number): string {
  const name = /\/?[a-z][a-z0-9]*/iy
  name.lastIndex = at
  return name.exec(html)?.[0].toLowerCase() ?? ''
}

/** Where the tag that begins at `open` ends, after its `>`; -1: nowhere. A `>` within quotes ends no tag. */
function endOf(html: string, open: number): number {
  let isQuoted = false
  for (let at = open; at < html.length; at++) {
    if (html[at] === '"') isQuoted = !isQuoted
    else if (html[at] === '>' && !isQuoted) return at + 1
  }
  return -1
}

const LATEX = ' data-latex="'
const ALT = ' alt="'
const SRC = ' src="'
function valueIn(tag: string, name: string): string | undefined {
  const at = tag.indexOf(name) + name.length
  return at >= name.length ? decoded(tag.slice(at, tag.indexOf('"', at))) : undefined
}

/** The addresses of the pictures in sanitised HTML, in order, in a time that grows with the length. */
export const sourcesIn = (html: string): string[] =>
  html.includes('<img')
    ? [...piecesOf(html)].flatMap((piece) => (typeof piece === 'object' && piece.src !== undefined ? [piece.src] : []))
    : []

export const decoded = (text: string) =>
  text.replace(ENTITY, (entity, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    if (Number.isNaN(code)) return ENTITIES[name] ?? entity
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
