import { cleanFragment } from './clean.ts'
import { piecesOf, typedFormula, typedText } from './fragment-pieces.ts'

/** The HTML of a formula. */
export type Draw = (latex: string, display: boolean) => string

/** The fragment HTML of what was typed in a text area (decisions 3). */
export function textToFragment(text: string, draw: Draw): string {
  return piecesOf(text.replace(/\r\n?/g, '\n'))
    .map((piece) => {
      if (piece.kind === 'formula') return draw(piece.latex, piece.display)
      return piece.kind === 'markup' ? piece.html : htmlOf(piece.text)
    })
    .join('')
}

const htmlOf = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\n/g, '<br>')

/** What a text area shows for a stored fragment; `textToFragment` makes the same fragment of it. */
export function fragmentToText(html: string): string {
  const nodes = cleanFragment(html)
  nodes.normalize()
  const tokens = [...nodes.childNodes].flatMap(tokensOf)
  return tokens.map((token, index) => typed(token, tokens[index + 1])).join('')
}

/** `code` stands in the text area as it is; `text` needs its specials escaped. */
type Token = { text: string } | { code: string }

function tokensOf(node: Node): Token[] {
  if (!(node instanceof Element)) return [{ text: node.textContent ?? '' }]
  if (node.localName === 'br') return [{ text: '\n' }]
  if (node.localName === 'math') return [{ code: typedMath(node) }]
  const inner = [...node.childNodes].flatMap(tokensOf)
  return [{ code: `\\<${node.localName}>` }, ...inner, { code: `\\</${node.localName}>` }]
}

function typedMath(math: Element): string {
  const isBlock = math.getAttribute('display') === 'block'
  return typedFormula(math.getAttribute('data-latex') ?? '', isBlock) ?? `\\${math.outerHTML}`
}

const typed = (token: Token, next: Token | undefined) =>
  'code' in token ? token.code : typedText(token.text, next !== undefined && 'code' in next)
