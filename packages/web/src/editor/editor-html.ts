import { isEmptyHtml } from '@bank/contract/shown'
import { type Editor, getHTMLFromFragment, getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser, Fragment, type Node } from '@tiptap/pm/model'
import { cleanHtml } from '../rich/clean.ts'
import { passAlignmentOn } from './class-attribute.ts'
import { editorExtensions } from './extensions.ts'

const parser = DOMParser.fromSchema(getSchema(editorExtensions))

/** Stored HTML as editor content. Tiptap's own parser would join two words that are separated only by a line break. */
export function contentOf(html: string): JSONContent {
  const nodes = cleanHtml(html)
  passAlignmentOn(nodes)
  for (const block of nodes.querySelectorAll(BLOCKS)) startLineAfter(block)
  return parser.parse(nodes).toJSON()
}

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, pre, blockquote, hr'

/** Loose text after a block becomes a paragraph. Drop its leading spaces: they would show now and vanish after a reload. */
function startLineAfter({ nextSibling: text }: Element) {
  if (text instanceof Text) text.data = text.data.replace(/^[ \t\r\n\f]+/, '')
}

/** The content as stored HTML: without empty lines at the end, '' when nothing is visible. */
export function htmlOf({ state: { doc } }: Editor): string {
  let last = doc.childCount
  while (last > 0 && isEmptyLine(doc.child(last - 1))) last -= 1
  const html = doc.children.slice(0, last).map(htmlOfBlock).join('')
  return isEmptyHtml(html) ? '' : html
}

const isEmptyLine = (block: Node) => block.type.name === 'paragraph' && block.content.size === 0

const written = new WeakMap<Node, string>()

/** Cached by node: an edit replaces one block and keeps the other node objects, so a long text is not serialised again. */
function htmlOfBlock(block: Node): string {
  const known = written.get(block)
  if (known !== undefined) return known
  // The server stores the character instead of the entity.
  const html = getHTMLFromFragment(Fragment.from(block), block.type.schema).replaceAll('&nbsp;', '\u00a0')
  written.set(block, html)
  return html
}

interface Held {
  gambar: number
  rumus: number
  tabel: number
  /** All letters outside formulas; without white space, which the editor may change. */
  tulisan: string
}

/** What saving would lose, because the editor could not read it from `html`: 'gambar', 'rumus', 'tabel', 'tulisan'. */
export function lostBy(editor: Editor, html: string): string[] {
  const before = heldBy(html)
  const after = heldByEditor(editor)
  const fewer = (['gambar', 'rumus', 'tabel'] as const).filter((kind) => after[kind] < before[kind])
  return after.tulisan === before.tulisan ? fewer : [...fewer, 'tulisan']
}

const letters = (text: string) => text.replace(/\s+/g, '')

function heldBy(html: string): Held {
  const nodes = cleanHtml(html)
  const count = (selector: string) => nodes.querySelectorAll(selector).length
  const counts = { gambar: count('img[src]'), rumus: count('math'), tabel: count('table') }
  for (const math of nodes.querySelectorAll('math')) math.remove()
  return { ...counts, tulisan: letters(nodes.textContent ?? '') }
}

function heldByEditor({ state: { doc } }: Editor): Held {
  const counts: Record<string, number> = {}
  doc.descendants((node) => {
    counts[node.type.name] = (counts[node.type.name] ?? 0) + 1
  })
  const { image = 0, formula = 0, table = 0 } = counts
  return {
    gambar: image,
    rumus: formula,
    tabel: table,
    tulisan: letters(doc.textBetween(0, doc.content.size, '', () => '')),
  }
}

/** The URLs of the pictures in the text. */
export function imagesOf(editor: Editor): Set<string> {
  const images = new Set<string>()
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'image') images.add(node.attrs.src)
  })
  return images
}
