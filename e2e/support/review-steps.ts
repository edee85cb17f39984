import { CARDS } from '@bank/contract/telaah/card'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Hands } from './counted.ts'
import { dialog, expectToast } from './steps.ts'
import type { Choice } from './ten-questions.ts'

/** What people do in the review flow, counted. */
interface Person {
  page: Page
  hands: Hands
}

const goTo = ({ page, hands }: Person, name: string) =>
  hands.click(page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name, exact: true }))

/** The way to the next task, or that there is none. */
const expectNext = (page: Page) => page.getByRole('link', { name: /^(Berikutnya|Tidak ada tugas lain)/ }).waitFor()

export async function openPolicy({ page, hands }: Person) {
  await goTo({ page, hands }, 'Beranda')
  await hands.click(page.getByRole('link', { name: 'Alur telaah' }))
  await page.getByRole('checkbox', { name: 'Alur telaah berlaku' }).waitFor()
}

export async function savePolicy({ page, hands }: Person, binding: boolean) {
  await hands.click(page.getByRole('button', { name: 'Simpan', exact: true }))
  await expectToast(page, 'Data berhasil diperbaharui.')
  await page.getByRole('link', { name: 'Tugas saya' }).waitFor({ state: binding ? 'visible' : 'detached' })
}

export async function openList({ page, hands }: Person) {
  await goTo({ page, hands }, 'Soal')
  await page.getByRole('heading', { level: 1, name: 'Soal' }).waitFor()
  await page
    .getByRole('article', { name: /^Soal / })
    .first()
    .waitFor()
}

/** Of the list of all questions. */
export async function tickAll({ page, hands }: Person) {
  await openList({ page, hands })
  await hands.press('u')
  await page.getByRole('list', { name: 'Soal yang bisa dipilih' }).getByRole('checkbox').first().waitFor()
  await hands.press('x', 'Control+a')
  await page.getByText('10 soal dipilih').waitFor()
}

export async function openTasks({ page, hands }: Person, number: number, part?: string) {
  await hands.press('g', 't')
  await page.getByRole('heading', { level: 1, name: 'Tugas saya' }).waitFor()
  if (part) await hands.click(page.getByRole('link', { name: `${part} (${number})` }))
  await page.getByRole('link', { name: `Mulai (${number})` }).waitFor()
}

/** By the keyboard alone: all aspects are fine, or one is not. */
export async function fillCard({ page, hands }: Person, code: string, found: string | undefined) {
  await hands.press('b')
  await page.getByRole('heading', { level: 1, name: `Telaah ${code}` }).waitFor()
  await page.getByRole('group', { name: /Soal sesuai dengan indikator/ }).waitFor()
  for (const [at] of CARDS.pg.entries()) {
    await hands.press('j')
    if (at !== 1 || found === undefined) {
      await hands.press('y')
      continue
    }
    await hands.press('t')
    const note = page.getByRole('textbox', { name: 'Catatan aspek 2' })
    await expect.poll(() => note.evaluate((one) => one === document.activeElement)).toBe(true)
    await hands.type(found)
    await hands.press('Escape')
  }
  await hands.press('Control+Enter')
  const said = found === undefined ? 'Telaah Anda sudah disimpan.' : 'Soal ini perlu diperbaiki, lalu diajukan lagi.'
  await page.getByText(said).waitFor()
  await expectNext(page)
}

/** Answered as is right; where the key says otherwise, that it is to be put right. */
export async function checkKey({ page, hands }: Person, { text, key }: Choice, differs?: string) {
  await hands.press('b')
  await page.getByRole('heading', { level: 1, name: 'Periksa kunci' }).waitFor()
  await page.getByText(text).waitFor()
  await hands.press(key.toLowerCase())
  await page.getByRole('radio', { checked: true }).waitFor()
  await hands.press('Control+Enter')
  if (differs === undefined) await page.getByText('Sama dengan kunci.').waitFor()
  else {
    await page.getByText(/^Berbeda: /).waitFor()
    await hands.click(page.getByRole('button', { name: 'Kunci perlu diperbaiki' }))
    await hands.type(differs)
    await hands.press('Enter')
    await page.getByText('Soal dikembalikan untuk diperbaiki.').waitFor()
  }
  await expectNext(page)
}

/** One that came back: its editor from the task, and submitted again. */
export async function mend({ page, hands }: Person, code: string, put: (form: Locator) => Promise<void>) {
  await hands.press('b')
  await page.getByRole('heading', { level: 1, name: `Telaah ${code}` }).waitFor()
  await hands.click(page.getByRole('link', { name: 'Perbaiki soal' }))
  const form = dialog(page, `Edit soal ${code}`)
  await form.waitFor()
  await put(form)
  await saveItem({ page, hands }, form)
  await submit({ page, hands }, page.getByRole('article', { name: `Soal ${code}` }), code)
  await expectNext(page)
}

/** At the end of a text of the item editor. */
export async function addWords({ hands }: Person, form: Locator, name: string, words: string) {
  await hands.click(form.getByRole('textbox', { name, exact: true }))
  await hands.press('End')
  await hands.type(words)
}

export async function markRight({ hands }: Person, form: Locator, name: string) {
  await hands.click(form.getByRole('textbox', { name, exact: true }))
  await hands.press('Alt+b')
}

export async function saveItem({ hands }: Person, form: Locator) {
  await hands.press('Control+Enter')
  await form.waitFor({ state: 'detached' })
}

/** Right after it was saved. */
export async function submit({ hands }: Person, card: Locator, code: string) {
  await hands.click(card.getByRole('button', { name: `Ajukan telaah ${code}` }))
  await card.getByText('Menunggu telaah').waitFor()
}
