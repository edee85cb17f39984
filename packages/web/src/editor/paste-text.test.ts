import { Editor } from '@tiptap/core'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { contentOf, htmlOf } from './editor-html.ts'
import { editorOptions } from './editor-options.ts'
import { editorExtensions } from './extensions.ts'
import { pasteText } from './paste-text.ts'

let editor: Editor
// jsdom has none
beforeAll(() => vi.stubGlobal('ClipboardEvent', Event))
afterEach(() => editor.destroy())

it('joins the lines of a page, and one Ctrl+Z separates them', () => {
  editor = new Editor({ content: contentOf('<p>Soal: akhir</p>'), extensions: editorExtensions, ...editorOptions })
  editor.commands.setTextSelection(7)
  const first = 'Gedung pertunjukan memiliki lima belas baris kursi yang'
  pasteText(editor.view, `${first}\nsama banyaknya.\nBerapa?`)
  expect(htmlOf(editor)).toBe(`<p>Soal: ${first} sama banyaknya.</p><p>Berapa?akhir</p>`)
  editor.commands.undo()
  expect(htmlOf(editor)).toBe(`<p>Soal: ${first}</p><p>sama banyaknya.</p><p>Berapa?akhir</p>`)
  editor.commands.undo()
  expect(htmlOf(editor)).toBe('<p>Soal: akhir</p>')
})
