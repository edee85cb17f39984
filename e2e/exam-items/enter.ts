import type { Locator } from 'playwright-core'
import { choose } from '../support/steps.ts'
import type { Choice, ExamItem, Matching, Short, Table } from './item.ts'

const line = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })

/** Writes an item into the open dialog of a new question, whose classification stands already. */
export async function enter(form: Locator, item: ExamItem) {
  await choose(form, 'Tipe soal', new RegExp(`^${item.form}$`))
  await line(form, 'Teks soal').fill(item.text)
  if ('options' in item) await enterChoice(form, item)
  else if ('answer' in item) await enterShort(form, item)
  else if ('rows' in item) await enterTable(form, item)
  else await enterMatching(form, item)
  await enterScoring(form, item)
}

/** Fills one row after the other, adding those that are missing. */
async function fillRows(form: Locator, texts: readonly string[], nameOf: (at: number) => string, add: string) {
  for (const [at, text] of texts.entries()) {
    if (!(await line(form, nameOf(at)).isVisible())) await form.getByRole('button', { name: add }).click()
    await line(form, nameOf(at)).fill(text)
  }
}

async function enterChoice(form: Locator, { options, key }: Choice) {
  await fillRows(form, options, (at) => `Pilihan ${'ABCDE'[at]}`, 'Tambah pilihan')
  for (const letter of key) await form.getByLabel(`Pilihan ${letter} benar`).check({ force: true })
}

async function enterShort(form: Locator, { answer, tolerance, unit }: Short) {
  await line(form, 'Jawaban 1').fill(answer)
  if (tolerance) await line(form, 'Toleransi (±)').fill(tolerance)
  if (unit) await line(form, 'Satuan').fill(unit)
}

async function enterTable(form: Locator, { columns = [], rows, key }: Table) {
  await fillRows(form, columns, (at) => `Kolom ${at + 1}`, 'Tambah kolom')
  await fillRows(form, rows, (at) => `Pernyataan ${at + 1}`, 'Tambah pernyataan')
  for (const [at, column] of [...key].entries()) {
    const row = form.getByRole('group', { name: `Jawaban untuk Pernyataan ${at + 1}`, exact: true })
    await row
      .getByRole('radio')
      .nth(Number(column) - 1)
      .check()
  }
}

async function enterMatching(form: Locator, { pairs, lures = [], reuse }: Matching) {
  const [lefts, rights] = [pairs.map(([left]) => left), pairs.map(([, right]) => right)]
  await fillRows(form, lefts, (at) => `Pernyataan ${at + 1}`, 'Tambah pasangan')
  await fillRows(form, rights, (at) => `Pasangan ${at + 1}`, 'Tambah pasangan')
  await fillRows(form, lures, (at) => `Pengecoh ${at + 1}`, 'Tambah pengecoh')
  if (reuse) await form.getByRole('checkbox', { name: 'Satu pasangan boleh dipakai lebih dari sekali' }).check()
}

/** The scoring of the item before may still stand there. */
async function enterScoring(form: Locator, { rule, points = '1' }: ExamItem) {
  const folded = form.getByRole('button', { name: /^Penskoran:/ })
  if ((await folded.getAttribute('aria-expanded')) === 'false') await folded.click()
  await form.getByLabel('Poin', { exact: true }).fill(points)
  const choice = form.getByRole('radio', { name: rule ?? 'Semua harus benar', exact: true })
  if (rule || (await choice.isVisible())) await choice.check()
}
