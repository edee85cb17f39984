import { isEmptyHtml } from '@bank/contract/rich-text'
import type { Editor } from '@tiptap/core'
import { cleanHtml } from './clean.ts'

/** What the editor holds as it is stored: without the empty lines at its end, '' when it shows nothing. */
export function htmlOf(editor: Editor): string {
  const html = editor.getHTML().replace(/(?:<p(?: class="[^"]*")?><\/p>)+$/, '')
  return isEmptyHtml(html) ? '' : html
}

interface Counts {
  gambar: number
  rumus: number
  tabel: number
}

/** What would be missing if `html` were saved from the editor that just read it: 'gambar', 'rumus', 'tabel'. */
export function lostBy(editor: Editor, html: string): string[] {
  const before = countsIn(html)
  const after = countsOf(editor)
  return (['gambar', 'rumus', 'tabel'] as const).filter((kind) => after[kind] < before[kind])
}

function countsIn(html: string): Counts {
  const nodes = cleanHtml(html)
  const count = (selector: string) => nodes.querySelectorAll(selector).length
  return { gambar: count('img[src]'), rumus: count('math'), tabel: count('table') }
}

function countsOf(editor: Editor): Counts {
  const counts: Record<string, number> = {}
  editor.state.doc.descendants((node) => {
    counts[node.type.name] = (counts[node.type.name] ?? 0) + 1
  })
  return { gambar: counts.image ?? 0, rumus: counts.formula ?? 0, tabel: counts.table ?? 0 }
}

/** The pictures that stand in the text. */
export function imagesOf(editor: Editor): Set<string> {
  const images = new Set<string>()
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'image') images.add(node.attrs.src)
  })
  return images
}
