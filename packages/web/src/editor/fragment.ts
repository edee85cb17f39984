import { cleanFragment } from '../rich/clean.ts'
import { piecesOf, typedFormula, typedText } from './fragment-pieces.ts'

/** Renders a formula as HTML. */
export type Draw = (latex: string, display: boolean) => string

/** Converts typed text to fragment HTML (decisions 3). */
export function textToFragment(text: string, draw: Draw): string {
  return piecesOf(text.replace(/\r\n?/g, '\n'))
    .map((piece) => {
      if (piece.kind === 'formula') return draw(piece.latex, piece.display)
      return piece.kind === 'markup' ? closed(piece.html) : htmlOf(piece.text)
    })
    .join('')
}

const htmlOf = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\n/g, '<br>')

/** A formula by itself, as the server cleans it: what it leaves open does not take in the text after it. */
function closed(markup: string): string {
  if (!markup.startsWith('<math')) return markup
  const box = document.createElement('div')
  box.append(cleanFragment(markup))
  return box.innerHTML
}

/** What a text area shows for a stored fragment; `textToFragment` makes the same fragment of it. */
export function fragmentToText(html: string): string {
  const nodes = cleanFragment(html)
  nodes.normalize()
  const tokens = [...nodes.childNodes].flatMap(tokensOf)
  return tokens.map((token, index) => typed(token, tokens[index + 1])).join('')
}

/** `code` goes into the text area unchanged; the special characters of `text` need escaping. */
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
