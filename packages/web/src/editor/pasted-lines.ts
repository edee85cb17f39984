import { latexSpans, WALL } from '@bank/contract/latex-spans'
import { cleanHtml } from '../rich/clean.ts'
import type { ReadEquation } from './equations.ts'
import { tidyPaste } from './paste.ts'
import type { Typeset } from './typeset.ts'

/** One line of what was pasted, as a fragment, and its letters: a formula is one. */
export interface PastedLine {
  text: string
  html: string
}

/** What a clipboard or a drop holds. */
export interface Copied {
  html: string
  plain: string
}
export const copiedIn = (data: DataTransfer | null): Copied => ({
  html: data?.getData('text/html') ?? '',
  plain: data?.getData('text/plain') ?? '',
})

/** The lines of what is pasted. Its plain text counts when the HTML does not tell the lines apart. */
export function pastedLines({ html, plain }: Copied, read?: ReadEquation): PastedLine[] {
  const lines = plain.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const rich = html === '' ? [] : linesIn(cleanHtml(tidyPaste(html, read).html))
  if (rich.length > 1 || (rich.length > 0 && lines.length <= 1)) return rich
  return lines.map((line) => lineOf([new Text(line)]))
}

const BLOCKS = new Set(['P', 'DIV', 'LI', 'UL', 'OL', 'TABLE', 'TR', 'BLOCKQUOTE', 'PRE', 'HR'])
const isBlock = ({ tagName }: Element) => BLOCKS.has(tagName) || /^H[1-6]$/.test(tagName)
const MARK_OF: Readonly<Record<string, string>> = {
  B: 'b',
  STRONG: 'b',
  I: 'i',
  EM: 'i',
  U: 'u',
  SUB: 'sub',
  SUP: 'sup',
}

function linesIn(root: Node): PastedLine[] {
  const lines: Node[][] = [[]]
  const write = (node: Node, marks: readonly string[]) => lines.at(-1)?.push(marked(node, marks))
  const visit = (node: Node, marks: readonly string[]) => {
    if (node instanceof Text) write(new Text(node.data.replace(/\s+/g, ' ')), marks)
    else if (node.nodeName === 'math') write(node.cloneNode(true), marks)
    else if (node instanceof Element) enter(node, marks)
  }
  const enter = (element: Element, marks: readonly string[]) => {
    const mark = MARK_OF[element.tagName]
    if (isBlock(element) || element.tagName === 'BR') lines.push([])
    for (const child of element.childNodes) visit(child, mark ? [...marks, mark] : marks)
    if (isBlock(element)) lines.push([])
    if (element.tagName === 'TD' || element.tagName === 'TH') write(new Text(' '), [])
  }
  for (const child of root.childNodes) visit(child, [])
  return lines.map(lineOf).filter(({ text }) => text !== '')
}

function marked(node: Node, marks: readonly string[]): Node {
  return marks.reduceRight((inner, mark) => {
    const element = document.createElement(mark)
    element.append(inner)
    return element
  }, node)
}

function lineOf(nodes: readonly Node[]): PastedLine {
  const box = document.createElement('p')
  box.append(...nodes)
  const [first, last] = [textsIn(box).at(0), textsIn(box).at(-1)]
  // a space beside a formula stays
  if (first && /^\s/.test(lettersOf(box))) first.data = first.data.trimStart()
  if (last && /\s$/.test(lettersOf(box))) last.data = last.data.trimEnd()
  return { html: box.innerHTML, text: lettersOf(box) }
}

function textsIn(box: Element): Text[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node.nodeName === 'math' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}

function lettersOf(node: Node): string {
  if (node.nodeName === 'math') return WALL
  return node instanceof Text ? node.data : Array.from(node.childNodes, lettersOf).join('')
}

/** A line without its first letters: the mark of an option. */
export function withoutStart({ html, text }: PastedLine, letters: number): PastedLine {
  const box = boxOf(html)
  let left = letters
  for (const part of textsIn(box)) {
    const gone = Math.min(left, part.length)
    part.deleteData(0, gone)
    left -= gone
  }
  return { html: box.innerHTML, text: text.slice(letters) }
}

/** The LaTeX of a line as formulas; what cannot be drawn stays as it was written. */
export function withFormulas(html: string, typeset: Typeset): string {
  const box = boxOf(html)
  for (const part of textsIn(box)) {
    // from the end on, so that the offsets before it stay
    for (const span of latexSpans(part.data).reverse()) {
      const { mathml, fault } =
        span.kind === 'formula' ? typeset(span.latex, span.display) : { mathml: '$', fault: undefined }
      if (fault) continue
      const behind = part.splitText(span.start)
      behind.deleteData(0, span.end - span.start)
      behind.before(...boxOf(mathml).childNodes)
    }
  }
  return box.innerHTML
}

/** Of a clean fragment. */
const boxOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body
