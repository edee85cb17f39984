import { sanitizeHtml } from '@bank/server/src/rich-text/sanitize.ts'
import { Editor } from '@tiptap/core'
import type { EditorProps } from '@tiptap/pm/view'
import { afterEach, describe, expect, it } from 'vitest'
import { comparable, richCorpus } from '../../test/rich-corpus.ts'
import { editorEvents } from './editor-events.ts'
import { contentOf, htmlOf, lostBy } from './editor-html.ts'
import { editorOptions } from './editor-options.ts'
import { loadReader } from './equations.ts'
import { editorExtensions } from './extensions.ts'
import { tidyPaste } from './paste.ts'

const PICTURE = '/media/0123456789abcdef0123456789abcdef.png'
const FORMULA = '<math data-latex="\\frac{a}{b}"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>'

const nothing = () => undefined
const QUIET = { onFiles: nothing, onLost: nothing, onFormula: nothing, onLink: nothing, onLeave: nothing }

let editor: Editor
const open = (html: string, { transformPasted }: EditorProps = {}) => {
  const editorProps = { transformPasted }
  editor = new Editor({ content: contentOf(html), extensions: editorExtensions, ...editorOptions, editorProps })
  return editor
}
afterEach(() => editor.destroy())

describe.each(richCorpus('stored').map(([kind, snippets]) => ({ kind, count: snippets.length, snippets })))(
  '$kind, $count stored snippets',
  ({ snippets }) => {
    it.each(snippets)('$name', ({ html, becomes }) => {
      const stored = sanitizeHtml(html)
      const saved = htmlOf(open(stored))
      expect(lostBy(editor, stored)).toEqual([])
      expect(comparable(saved)).toBe(comparable(becomes))
      // saving again changes nothing more
      expect(comparable(sanitizeHtml(saved))).toBe(comparable(saved))
      editor.destroy()
      expect(htmlOf(open(saved))).toBe(saved)
    })
  },
)

describe.each(richCorpus('pasted').map(([kind, snippets]) => ({ kind, count: snippets.length, snippets })))(
  '$kind, $count pastes',
  ({ snippets }) => {
    it.each(snippets)('$name', async ({ html, becomes, lost }) => {
      const pasted = tidyPaste(html.replaceAll('ORIGIN', location.origin), await loadReader())
      open('', editorEvents(QUIET)).view.pasteHTML(pasted.html, new Event('paste') as ClipboardEvent)
      expect(comparable(htmlOf(editor))).toBe(comparable(becomes))
      expect(comparable(sanitizeHtml(htmlOf(editor)))).toBe(comparable(becomes))
      const left = Object.entries(pasted.lost).filter(([, count]) => count > 0)
      expect(left.map(([what, count]) => `${count} ${what}`).join()).toBe(lost)
    })
  },
)

it.each([
  ['<p>x</p><p></p><p></p>', '<p>x</p>'],
  ['<p></p>', ''],
  ['<p> </p>', ''],
])('leaves off what shows nothing: %s', (theirs, ours) => {
  expect(htmlOf(open(theirs))).toBe(ours)
})

it.each([
  [['gambar'], `<p>x<img src="${PICTURE}" alt=""></p>`],
  [['rumus', 'tabel'], `<p>x${FORMULA}</p><table><tbody><tr><td></td></tr></tbody></table>`],
  [['tulisan'], '<p>x dan y</p>'],
  [[], '<p> x </p>'],
])('notices that it could not take in %j', (missing, html) => {
  open('<p>x</p>')
  expect(lostBy(editor, html)).toEqual(missing)
})

it('writes what was typed in one of many blocks, and nothing of it is of yesterday', () => {
  open(`<p>satu ${FORMULA}</p><p>dua ${FORMULA}</p><p>tiga</p>`)
  expect(htmlOf(editor)).toBe(editor.getHTML())
  const [, second] = [...editor.state.doc.children]
  editor.commands.insertContentAt((second?.nodeSize ?? 0) + 1, 'baru ')
  editor.commands.insertContentAt(1, 'kata ')
  expect(htmlOf(editor)).toBe(editor.getHTML())
  editor.commands.undo()
  expect(htmlOf(editor)).toBe(editor.getHTML())
})
