import type { Locator, Page } from 'playwright-core'
import { pictureFile } from './picture.ts'
import { dialog } from './steps.ts'

/** Writes the notation of release/twenty-questions.ts with keys, buttons and the clipboard, as a person does. */
export function typist(page: Page, form: Locator) {
  const press = (key: string) => page.keyboard.press(key)
  const tool = (label: string, name: string) =>
    form
      .getByRole('toolbar', { name: `Alat ${label}` })
      .getByRole('button', { name, exact: true })
      .click()

  /** Text on one line of its own, or in a paragraph at the caret. */
  async function words(text: string) {
    for (const part of text.split(TOKEN)) {
      const key = KEY[part]
      if (key) await press(key)
      else if (part) await page.keyboard.type(part)
    }
  }

  async function picture() {
    const { buffer } = await pictureFile()
    await page.evaluate(async (png) => {
      const blob = new Blob([Uint8Array.from(atob(png), (char) => char.charCodeAt(0))], { type: 'image/png' })
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
    }, buffer.toString('base64'))
    await press('Control+V')
  }

  async function describedPicture(alt: string) {
    await picture()
    const asked = dialog(page, 'Teks alternatif')
    await asked.waitFor()
    await page.keyboard.type(alt)
    await press('Enter')
    await asked.waitFor({ state: 'detached' })
  }

  async function table(label: string, rows: readonly string[][]) {
    await tool(label, 'Sisipkan tabel')
    const last = rows.flat().length - 1
    for (const [index, cell] of rows.flat().entries()) {
      await words(cell)
      if (index < last) await press('Tab')
    }
    await press('ArrowDown')
  }

  async function spreadsheet(rows: readonly string[][]) {
    await page.evaluate(async (rows) => {
      const cells = (row: string[]) => row.map((cell) => `<td>${new Option(cell).innerHTML}</td>`).join('')
      const html = `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`
      const text = rows.map((row) => row.join('\t')).join('\n')
      const of = (type: string, content: string) => ({ [type]: new Blob([content], { type }) })
      await navigator.clipboard.write([new ClipboardItem({ ...of('text/html', html), ...of('text/plain', text) })])
    }, rows as string[][])
    await press('Control+V')
    await form.getByRole('cell', { name: rows[0]?.[0], exact: true }).waitFor()
    await press('ArrowDown')
  }

  async function list(label: string, items: readonly string[]) {
    await tool(label, 'Daftar bernomor')
    for (const item of items) {
      await words(item)
      await press('Enter')
    }
    await press('Enter')
  }

  async function block(label: string, text: string) {
    if (text.startsWith('[gambar: ')) return describedPicture(text.slice(9, -1))
    if (text.startsWith('|| ')) return spreadsheet(rowsOf(text, '|| '))
    if (text.startsWith('| ')) return table(label, rowsOf(text, '| '))
    if (text.startsWith('1. '))
      return list(
        label,
        text.split('\n').map((item) => item.slice(3)),
      )
    return words(text)
  }

  /** Blocks into the editor with this name; the caret stands behind a table or list already. */
  async function blocks(label: string, all: readonly string[]) {
    await form.getByRole('textbox', { name: label, exact: true }).click()
    for (const [index, text] of all.entries()) {
      await block(label, text)
      if (index < all.length - 1 && !/^(\||1\. )/.test(text)) await press('Enter')
    }
  }

  /** One after the other into a list of lines; Enter goes to the next one, behind the last to the button for one more. */
  async function lines<Line>(
    all: readonly Line[],
    nameOf: (number: number) => string,
    fill: (line: Line, name: string) => Promise<void>,
  ) {
    for (const [index, line] of all.entries()) {
      const name = nameOf(index + 1)
      const box = form.getByRole('textbox', { name, exact: true })
      if (index === 0) await box.click()
      else await goOn(form, nameOf(index), box)
      await fill(line, name)
    }
  }

  /** Enter, in the line before when its fields were left. */
  async function goOn(form: Locator, before: string, box: Locator) {
    await form.getByRole('textbox', { name: before, exact: true }).press('Enter')
    if ((await box.count()) === 0) await press('Enter')
    await box.and(page.locator(':focus')).waitFor()
  }

  return { words, picture, blocks, lines, press }
}

const TOKEN = /(\${1,2}[^$\s][^$]*\${1,2}|\*\*|\*|~|\^|\n)/
const KEY: Readonly<Record<string, string>> = {
  '**': 'Control+b',
  '*': 'Control+i',
  '~': 'Control+,',
  '^': 'Control+.',
  '\n': 'Shift+Enter',
}
const rowsOf = (block: string, start: string) => block.split('\n').map((row) => row.slice(start.length).split(' | '))
