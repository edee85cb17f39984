import { importRoutes } from '@bank/contract/import'
import type { Reply } from '@bank/contract/route'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { docx, p, r } from '../../packages/exchange/test/docx.ts'
import type { Person } from './journey.ts'

const LINES = [
  '1. Ibu kota Jawa Barat adalah',
  'A. Bandung',
  'B. Semarang',
  'C. Serang',
  'Kunci: A',
  'Pembahasan: Bandung menjadi ibu kota sejak 1864.',
  '2. Nilai dari $\\frac{1}{2} + \\frac{1}{4}$ adalah',
  'A. $\\frac{2}{6}$',
  'B. $\\frac{3}{4}$',
  '3. Jelaskan mengapa langit tampak biru!',
  'Kunci: Cahaya biru lebih banyak dihamburkan.',
]

export interface WordFile {
  name: string
  bytes: Uint8Array
}

/** Three questions: one whole, one without a key, an essay. `mark` makes its texts its own. */
export const wordFile = (mark = ''): WordFile => ({
  name: `Tryout ${mark}.docx`,
  bytes: docx({ body: LINES.map((line) => p(r(line.replace('adalah', `adalah ${mark}`)))).join('') }),
})

/** Two questions that nothing tells from other lines. */
export const unmarkedFile = (mark = ''): WordFile => {
  const lines = [`Ibu kota Jawa Barat ${mark}`, 'Bandung', 'Semarang', 'Ibu kota Jawa Tengah', 'Solo', 'Semarang']
  return { name: `Polos ${mark}.docx`, bytes: docx({ body: lines.map((line) => p(r(line))).join('') }) }
}

const OPTIONS = ['A. Bandung', 'B. Semarang', 'Kunci: A']
/** A text for the first two of three questions. */
export const passageFile = (mark = ''): WordFile => {
  const lines = [
    'Bacaan berikut untuk soal nomor 1-2',
    `Bandung terletak di Jawa Barat ${mark}.`,
    ...[`1. Ibu kota Jawa Barat ${mark} adalah`, ...OPTIONS],
    ...[`2. Kota yang lebih barat ${mark} adalah`, ...OPTIONS],
    ...[`3. Kota Gedung Sate ${mark} adalah`, ...OPTIONS],
  ]
  return { name: `Bacaan ${mark}.docx`, bytes: docx({ body: lines.map((line) => p(r(line))).join('') }) }
}

/** Chooses a file on the page Impor soal. */
export const sendFile = (page: Page, { name, bytes }: WordFile) =>
  page
    .getByLabel('Berkas soal')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })

/**
 * The parameters of the import that `act` begins, which is removed when the test ends: all journeys share an account, whose
 * newest import may be of another one, and which has at most three open ones.
 */
export async function importBegunBy({ page, api }: Pick<Person, 'page' | 'api'>, act: () => Promise<unknown>) {
  const uploaded = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && new URL(response.url()).pathname === importRoutes.upload.path,
  )
  await act()
  const { data }: Reply<typeof importRoutes.upload> = await (await uploaded).json()
  const params = { id: data[0].id_import }
  // while it is read it cannot be removed
  const remove = () => api.call(importRoutes.remove, { params })
  onTestFinished(() => expect.poll(remove).toBeDefined())
  return params
}

/** Chooses a file on the page Impor soal and waits until it is read; the parameters of its import, which is removed when the test ends. */
export async function importFile(person: Pick<Person, 'page' | 'api'>, file: WordFile) {
  const params = await importBegunBy(person, () => sendFile(person.page, file))
  const stateOf = async () => (await person.api.call(importRoutes.get, { params })).data[0].state
  await expect.poll(stateOf).not.toMatch(/^(uploaded|reading)$/)
  return params
}
