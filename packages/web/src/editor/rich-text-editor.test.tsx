import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { RichTextEditor } from './rich-text-editor.tsx'

const PICTURE = '/media/0123456789abcdef0123456789abcdef.png'
const FORMULA = '<math data-latex="x^2"><msup><mi>x</mi><mn>2</mn></msup></math>'
const sent: string[] = []

beforeAll(async () => {
  // Load the large editor chunk before the first test, so that it does not count against that test's timeout.
  await import('./editor-surface.tsx')
  // jsdom has no layout, but ProseMirror asks for text positions.
  Range.prototype.getClientRects = () => document.createElement('p').getClientRects()
  Range.prototype.getBoundingClientRect = () => document.createElement('p').getBoundingClientRect()
  document.elementFromPoint = () => null
})

function Field({ start, error }: { start: string; error?: string }) {
  const [html, setHtml] = useState(start)
  return (
    <RichTextEditor
      label="Teks soal"
      required
      error={error}
      value={html}
      onChange={(next) => {
        sent.push(next)
        setHtml(next)
      }}
      upload={async (_, onProgress) => {
        onProgress(1)
        return PICTURE
      }}
    />
  )
}

async function open(start = '', error?: string) {
  sent.length = 0
  await show(<Field start={start} error={error} />)
  const box = await screen.findByRole('textbox', { name: /Teks soal/ })
  return { box, editor: (box as HTMLElement & { editor: Editor }).editor, user: userEvent.setup() }
}

it('is named by its label and described by its error', async () => {
  const { box } = await open('', 'Wajib diisi.')
  expect(box.getAttribute('aria-required')).toBe('true')
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Wajib diisi.')
})

it('says nothing until something changes', async () => {
  const { editor } = await open(`<div>lama ${FORMULA}</div>`)
  expect(sent).toEqual([])
  editor.commands.insertContentAt(1, 'baru ')
  expect(sent).toEqual([`<p>baru lama ${FORMULA}</p>`])
  editor.commands.clearContent(true)
  expect(sent.at(-1)).toBe('')
})

it('tells by aria-pressed what is on, and is one stop of the Tab key', async () => {
  const { editor, user } = await open('<p>tebal</p>')
  editor.commands.selectAll()
  const bold = screen.getByRole('button', { name: 'Tebal' })
  expect(bold.getAttribute('aria-pressed')).toBe('false')
  await user.click(bold)
  await waitFor(() => expect(bold.getAttribute('aria-pressed')).toBe('true'))
  expect(sent.at(-1)).toBe('<p><strong>tebal</strong></p>')
  const stops = within(screen.getByRole('toolbar', { name: 'Alat Teks soal' }))
    .getAllByRole('button')
    .filter((button) => button.tabIndex === 0)
  expect(stops).toHaveLength(1)
})

it('aligns with a class', async () => {
  const { editor, user } = await open('<p>x</p>')
  editor.commands.selectAll()
  await user.click(screen.getByRole('button', { name: 'Rata tengah' }))
  expect(sent.at(-1)).toBe('<p class="ta-center">x</p>')
})

it('takes letters from below the line to above it', async () => {
  const { editor, user } = await open('<p>x<sub>2</sub></p>')
  editor.commands.setTextSelection({ from: 2, to: 3 })
  await user.click(screen.getByRole('button', { name: 'Pangkat' }))
  expect(sent.at(-1)).toBe('<p>x<sup>2</sup></p>')
  await user.click(screen.getByRole('button', { name: 'Pangkat' }))
  expect(sent.at(-1)).toBe('<p>x2</p>')
})

it('links what is selected, to http and https alone', async () => {
  const { editor, user } = await open('<p>sumber</p>')
  editor.commands.selectAll()
  await user.click(screen.getByRole('button', { name: 'Tautan' }))
  const address = await screen.findByLabelText('Alamat tautan')
  await user.type(address, 'javascript:alert(1){Enter}')
  await screen.findByText('Alamat harus diawali http:// atau https://.')
  await user.clear(address)
  await user.type(address, 'kemdikbud.go.id{Enter}')
  expect(sent.at(-1)).toBe(
    '<p><a href="https://kemdikbud.go.id" target="_blank" rel="noopener noreferrer">sumber</a></p>',
  )
})

it('uploads a chosen picture and asks for its words', async () => {
  const { user } = await open('<p>x</p>')
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no file input')
  await user.upload(input, new File(['x'], 'peta.png', { type: 'image/png' }))

  await user.type(await screen.findByLabelText('Apa yang terlihat pada gambar ini?'), 'Peta Jawa')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))

  await waitFor(() => expect(sent.at(-1)).toContain(`<img src="${PICTURE}" alt="Peta Jawa">`))
})

it('ends the words of a picture by Enter, and leaves them out by Enter alone', async () => {
  const { user } = await open('<p>x</p>')
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no file input')
  await user.upload(input, new File(['x'], 'peta.png', { type: 'image/png' }))
  await user.type(await screen.findByLabelText('Apa yang terlihat pada gambar ini?'), 'Peta Jawa{Enter}')
  await waitFor(() => expect(sent.at(-1)).toContain(`<img src="${PICTURE}" alt="Peta Jawa">`))
  await user.upload(input, new File(['x'], 'peta.png', { type: 'image/png' }))
  await user.type(await screen.findByLabelText('Apa yang terlihat pada gambar ini?'), '{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.at(-1)).toContain('alt="">')
})

it('opens the formula dialog by its key, which its button names', async () => {
  const { box, editor, user } = await open('<p>luas</p>')
  expect(screen.getByRole('button', { name: 'Rumus' }).title).toBe('Rumus (Alt+=)')
  editor.commands.setTextSelection(5)
  fireEvent.keyDown(box, { key: '=', code: 'Equal', altKey: true })
  await user.type(await screen.findByLabelText('LaTeX'), 'y')
  const insert = screen.getByRole('button', { name: 'Sisipkan' })
  await waitFor(() => expect(insert.hasAttribute('disabled')).toBe(false))
  await user.click(insert)
  expect(sent.at(-1)).toMatch(/^<p>luas<math data-latex="y">/)
})

it('shows why LaTeX that was typed stayed text, until it has been read', async () => {
  const { editor, user } = await open('<p>luas</p>')
  editor.view.pasteHTML('<p>$\\apa$</p>', new Event('paste') as ClipboardEvent)
  await screen.findByText('\\apa: Perintah \\apa tidak dikenal.')
  await user.click(screen.getByRole('button', { name: 'Mengerti' }))
  expect(screen.queryByText('\\apa: Perintah \\apa tidak dikenal.')).toBeNull()
})

it('refuses a file that is no picture', async () => {
  const { user } = await open('<p>x</p>')
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no file input')
  await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'soal.docx', { type: 'text/plain' }))
  await screen.findByText('soal.docx: gambar harus berupa berkas PNG atau JPG.')
  await user.keyboard('{Escape}')
  expect(sent).toEqual([])
})

it('says that a picture was taken out', async () => {
  const { editor, user } = await open(`<p>x<img src="${PICTURE}" alt="Peta"></p>`)
  await user.keyboard('{Control}')
  editor.commands.clearContent(true)
  await screen.findByText('Gambar telah dihapus.')
})

it('only shows what it could not save whole', async () => {
  const { box } = await open(`<p>x <math><mtext><img src="${PICTURE}"></mtext></math></p>`)
  await screen.findByText(/Teks ini memuat gambar yang belum dapat disunting/)
  expect(box.getAttribute('contenteditable')).toBe('false')
  expect(screen.getByRole('button', { name: 'Tebal' }).getAttribute('aria-disabled')).toBe('true')
})

it('changes a formula through its LaTeX', async () => {
  const { editor, user } = await open(`<p>luas ${FORMULA}</p>`)
  editor.commands.setNodeSelection(6)
  await user.click(await screen.findByRole('button', { name: 'Ubah rumus' }))
  const latex = await screen.findByLabelText('LaTeX')
  await user.clear(latex)
  await user.type(latex, 'y^3')
  const save = screen.getByRole('button', { name: 'Simpan' })
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false))
  await user.click(save)
  expect(sent.at(-1)).toContain('<math data-latex="y^3">')
})

it('leaves no line break behind when Ctrl+Enter saves the form around it', async () => {
  const { box, editor, user } = await open('<p>luas</p>')
  editor.commands.focus('end')
  await user.type(box, '{Control>}{Enter}{/Control}', { skipClick: true })
  expect(editor.getHTML()).toBe('<p>luas</p>')
})
