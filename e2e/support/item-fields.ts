import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { dialog } from './steps.ts'
import { typist } from './typist.ts'

type Fields = Readonly<Record<string, string>>

/** The item editor's fields by their names (contract/src/telaah/corpus/typed.ts), written with keys alone. */
export function itemFields(page: Page, form: Locator) {
  const { picture, press } = typist(page, form)
  let written: Fields = {}

  async function focus(field: string) {
    const closed = form.getByRole('button', { name: 'Tulis pembahasan' })
    if (field === 'Pembahasan' && (await closed.isVisible())) await closed.click()
    const box = form.getByRole('textbox', { name: field, exact: true })
    await box.focus()
  }

  async function type(text: string) {
    await press('Control+A')
    if (text === '') await press('Delete')
    for (const part of text.split(/(\[gambar\])/)) {
      if (part !== '[gambar]') await page.keyboard.type(part)
      else await withoutWords()
    }
  }

  async function withoutWords() {
    await picture()
    const asked = dialog(page, 'Teks alternatif')
    await asked.waitFor()
    await press('Enter')
    await asked.waitFor({ state: 'detached' })
  }

  async function writeField(field: string, text: string) {
    await focus(field)
    await type(text)
  }

  async function mark(key: string, fields: Fields) {
    await focus('Pernyataan 1' in fields ? 'Pernyataan 1' : `Pilihan ${key}`)
    await press(key === 'S' ? 'Alt+S' : 'Alt+B')
  }

  /** Types what is not there yet. */
  async function write(fields: Fields) {
    const changed = Object.entries(fields).filter(([field, text]) => (written[field] ?? '') !== text)
    for (const [field, text] of changed) await (field === 'kunci' ? mark(text, fields) : writeField(field, text))
    written = fields
  }

  const standsIn = (field: string) =>
    field === 'kunci'
      ? form.getByRole('radio', { name: KEY, checked: true }).evaluate(keyOf)
      : form.getByRole('textbox', { name: field, exact: true }).evaluate(textOf)
  const expectStands = async (fields: Fields) => {
    for (const [field, text] of Object.entries(fields))
      await expect.poll(() => standsIn(field), { message: field }).toBe(text)
  }

  return { write, expectStands }
}

const KEY = /^(?:Pilihan [A-Z] benar|Benar|Salah)$/

/** Runs in the page: the letter of an option, or of the truth of a statement. */
function keyOf(radio: HTMLInputElement) {
  const name = radio.ariaLabel ?? radio.labels?.[0]?.textContent?.trim() ?? ''
  return name.replace(/^Pilihan /, '').charAt(0)
}

/** Runs in the page: a formula as its LaTeX between dollar signs. */
function textOf(box: HTMLElement) {
  if (box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement) return box.value
  const copy = box.cloneNode(true) as HTMLElement
  for (const math of copy.querySelectorAll('math[data-latex]')) math.replaceWith(`$${math.getAttribute('data-latex')}$`)
  for (const picture of copy.querySelectorAll('img:not(.ProseMirror-separator)')) picture.replaceWith('[gambar]')
  return copy.textContent
}
