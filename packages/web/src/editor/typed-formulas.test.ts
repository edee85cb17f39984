import { Editor } from '@tiptap/core'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { contentOf, htmlOf } from './editor-html.ts'
import { editorOptions } from './editor-options.ts'
import { editorExtensions } from './extensions.ts'
import { TypedFormulas } from './typed-formulas.ts'
import { loadTypeset } from './typeset.ts'

let editor: Editor
const faults: string[] = []

beforeAll(async () => {
  await loadTypeset()
})
// a pause in typing begins a new step of Ctrl+Z: that of a busy machine is none
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  editor.destroy()
  vi.useRealTimers()
})

function open(html = '') {
  faults.length = 0
  editor = new Editor({
    content: contentOf(html),
    extensions: [
      ...editorExtensions,
      TypedFormulas.configure({ onFault: (latex, fault) => faults.push(`${latex}: ${fault}`) }),
    ],
    ...editorOptions,
  })
  editor.commands.setTextSelection(editor.state.doc.content.size)
}

/** As ProseMirror reads a key: plugins first, then the change. The conversion follows in the next microtasks. */
async function type(text: string) {
  for (const letter of text) {
    const { view } = editor
    const { from, to } = view.state.selection
    const write = () => view.state.tr.insertText(letter, from, to)
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, write))) view.dispatch(write())
    await Promise.resolve()
    await new Promise((go) => setTimeout(go))
  }
}
async function paste(html: string) {
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent)
  await new Promise((go) => setTimeout(go))
}
/** Formulas as `[x^2]`. */
const shown = () =>
  htmlOf(editor).replace(/<math([^>]*)>.*?<\/math>/g, (_, attributes: string) => {
    const latex = /data-latex="([^"]*)"/.exec(attributes)?.[1]
    return attributes.includes('display="block"') ? `[[${latex}]]` : `[${latex}]`
  })

it.each([
  ['luas $x^2$ m', '<p>luas [x^2] m</p>'],
  ['\\(x\\) dan \\[y\\]', '<p>[x] dan [[y]]</p>'],
  ['$$\\frac12$$', '<p>[[\\frac12]]</p>'],
  ['Rp5.000, $5 dan $10', '<p>Rp5.000, $5 dan $10</p>'],
  ['hanya $ satu', '<p>hanya $ satu</p>'],
  ['\\$5 dan x\\$', '<p>$5 dan x$</p>'],
  ['\\$x\\$ lalu $y$', '<p>$x$ lalu [y]</p>'],
])('typed %s becomes %s', async (typed, html) => {
  open()
  await type(typed)
  expect(shown()).toBe(html)
})

it('takes the formula back by one Ctrl+Z, and then leaves the LaTeX as text', async () => {
  open()
  await type('luas $x^2$')
  expect(shown()).toBe('<p>luas [x^2]</p>')
  editor.commands.undo()
  expect(shown()).toBe('<p>luas $x^2$</p>')
  await type(' cm')
  expect(shown()).toBe('<p>luas $x^2$ cm</p>')
})

it('takes back what was typed behind a formula before the formula', async () => {
  open()
  await type('$x$ cm')
  editor.commands.undo()
  expect(shown()).toBe('<p>[x]</p>')
  editor.commands.undo()
  expect(shown()).toBe('<p>$x$</p>')
})

it('reads a formula that closes on a later line', async () => {
  open('<p>mulai</p><p>$$</p><p>x+y</p><p>$</p>')
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
  await type('$')
  expect(shown()).toBe('<p>mulai</p><p>[[x+y]]</p>')
})

it('reads what is pasted, all as one step', async () => {
  open('<p>awal, </p>')
  editor.commands.setTextSelection(6)
  await paste('<p>luas $x$ dan \\(y\\)</p><ul><li><p>$z$, harga $5 dan $10</p></li></ul>')
  expect(shown()).toBe('<p>awal,luas [x] dan [y]</p><ul><li><p>[z], harga $5 dan $10</p></li></ul>')
  editor.commands.undo()
  expect(shown()).toBe('<p>awal,luas $x$ dan \\(y\\)</p><ul><li><p>$z$, harga $5 dan $10</p></li></ul>')
})

it('leaves code and what stood before as they are', async () => {
  open('<p>$lama$ <code>$a</code> x</p>')
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
  await type('$ dan $b$')
  expect(shown()).toContain('$lama$')
  expect(shown()).toContain('[b]')
  expect(shown()).not.toContain('[a]')
})

it('says why LaTeX stays text', async () => {
  open()
  await type('$\\apa$')
  expect(shown()).toBe('<p>$\\apa$</p>')
  expect(faults).toEqual(['\\apa: Perintah \\apa tidak dikenal.'])
})
