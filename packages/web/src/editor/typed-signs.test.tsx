import { fireEvent, screen } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { LineField } from './line-field.tsx'
import { RichTextEditor } from './rich-text-editor.tsx'

/** Signs that Markdown and word processors read as lists, quotes, headings, emphasis, links or other signs. */
const TEXTS = [
  '5 * 6 * 7',
  'a *b* c',
  '**tebal** dan __init__ x',
  '_miring_ dan ~~coret~~ x',
  '==sorot== dan `kode` x',
  '- 5 + 3',
  '+ 5 - 3',
  '* 5',
  '> 5 adalah',
  '# tanda',
  '### tanda',
  '1. satu',
  '3) tiga',
  'A. Sumatra',
  'iv. empat',
  '[ ] kosong',
  '[x] isi',
  '---',
  '___ x',
  '*** x',
  '``` x',
  '~~~ x',
  '![peta](https://contoh.test/a.png) x',
  'https://contoh.test/a dan surat@contoh.test x',
  '3x 2x3 10x5 1/2 -> <- => (c) (r) (tm) ... -- !=',
  `"kutip" 'kutip' <<x>> :-)`,
  '<b>x</b> &amp; &lt;',
  '| a | b |',
]

let html = ''

const FIELDS = {
  text: () => {
    const [value, setValue] = useState('')
    return <RichTextEditor label="Isi" value={value} onChange={kept(setValue)} upload={() => Promise.reject()} />
  },
  line: () => {
    const [value, setValue] = useState('')
    return <LineField label="Isi" value={value} onChange={kept(setValue)} tools={null} />
  },
}
const kept = (set: (html: string) => void) => (next: string) => {
  html = next
  set(next)
}

const WAYS = {
  typed: ({ view }: Editor, text: string) => {
    for (const letter of text) {
      const { from, to } = view.state.selection
      const write = () => view.state.tr.insertText(letter, from, to)
      if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, write))) view.dispatch(write())
    }
  },
  pasted: ({ view }: Editor, text: string) => {
    const getData = (type: string) => (type === 'text/plain' ? text : '')
    fireEvent.paste(view.dom, { clipboardData: { getData, files: [] } })
  },
}

beforeAll(async () => {
  // loads the large editor chunk before the first test
  await import('./editor-surface.tsx')
})

describe.each(['text', 'line'] as const)('a %s', (kind) => {
  const Field = FIELDS[kind]
  it.each(['typed', 'pasted'] as const)('keeps each sign that is %s', async (way) => {
    await show(<Field />)
    const box: HTMLElement & { editor?: Editor } = await screen.findByRole('textbox', { name: 'Isi' })
    if (!box.editor) throw new Error('no editor')
    for (const text of TEXTS) {
      box.editor.commands.clearContent()
      WAYS[way](box.editor, text)
      // a line reads what is pasted in the next microtasks
      await new Promise((go) => setTimeout(go))
      const { innerHTML: escaped } = Object.assign(document.createElement('p'), { textContent: text })
      expect.soft(html).toBe(kind === 'text' ? `<p>${escaped}</p>` : escaped)
    }
  })
})

it('keeps the signs of a block of code when Enter follows them', async () => {
  await show(<FIELDS.text />)
  const box: HTMLElement & { editor?: Editor } = await screen.findByRole('textbox', { name: 'Isi' })
  if (!box.editor) throw new Error('no editor')
  WAYS.typed(box.editor, '```')
  fireEvent.keyDown(box, { key: 'Enter' })
  WAYS.typed(box.editor, 'x')
  expect(html).toBe('<p>```</p><p>x</p>')
})
