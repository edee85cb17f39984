import { authRoutes } from '@bank/contract/auth'
import { subjectRoutes } from '@bank/contract/subject'
import { subtopicRoutes } from '@bank/contract/subtopic'
import type { Locator, Route } from 'playwright-core'
import { expect } from 'vitest'
import { answerOnce } from './support/answer-once.ts'
import { PEOPLE } from './support/global-setup.ts'
import { journey, type Person, staffJourney } from './support/journey.ts'
import { pictureFile } from './support/picture.ts'
import { newSubtopic, newTopic } from './support/rows.ts'
import { dialog, enter, expectAsked, expectToast, save, visit } from './support/steps.ts'

/** For every failure between browser and server: a message is shown, and the typed text is kept. */
const OFFLINE = 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.'
const SERVER_DOWN = 'Server tidak dapat dihubungi. Silakan coba lagi sebentar lagi.'
const refuse = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { code, message } })

const FAILURES: { what: string; fail: (route: Route) => Promise<void>; says: string }[] = [
  {
    what: 'the server breaks',
    fail: refuse(500, 'INTERNAL', 'Terjadi kesalahan pada server.'),
    says: 'Terjadi kesalahan pada server.',
  },
  { what: 'it is too much', fail: refuse(413, 'TOO_LARGE', 'Data terlalu besar.'), says: 'Data terlalu besar.' },
  {
    what: 'a proxy in between finds it too much',
    fail: (route) =>
      route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Request Entity Too Large</h1>' }),
    says: 'Data terlalu besar.',
  },
  {
    what: 'a proxy in between finds nobody',
    fail: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    says: SERVER_DOWN,
  },
  { what: 'the server is down', fail: (route) => route.abort('connectionrefused'), says: SERVER_DOWN },
  {
    what: 'it is saved, but the answer is lost',
    fail: async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    says: SERVER_DOWN,
  },
]
const PROVOKED = /^(4|5)\d\d POST/

/** Opens a form with a half-written sub-topic. */
async function writing({ page, level, api }: Person, mark: string) {
  const { topic } = await newTopic(api, `${mark} ${level}`)
  await visit(page, `/sub-materi/${topic.id_topic}`, 'Sub-materi')
  await page.getByRole('button', { name: 'Tambah sub-materi' }).click()
  const form = dialog(page, 'Tambah sub-materi')
  await form.getByLabel('Nama sub-materi').fill('Suku banyak')
  await form.getByRole('textbox', { name: 'Detail sub-materi' }).fill('Yang sudah lama diketik.')
  const rows = async () => (await api.call(subtopicRoutes.list, { query: { topic_id: topic.id_topic } })).data
  return { topic, form, rows }
}

async function expectTyped(form: Locator) {
  await expect.poll(() => form.getByLabel('Nama sub-materi').inputValue()).toBe('Suku banyak')
  await expect
    .poll(() => form.getByRole('textbox', { name: 'Detail sub-materi' }).innerText())
    .toContain('Yang sudah lama diketik.')
}

journey(
  'a save that fails',
  async (person) => {
    const { page } = person
    const { form, rows } = await writing(person, 'gagal')
    for (const { what, fail, says } of FAILURES) {
      await answerOnce(page, '**/v1/subtopic', fail)
      await form.getByRole('button', { name: 'Simpan' }).click()
      await form.getByRole('alert').filter({ hasText: says }).waitFor()
      await form.getByText(/^Gagal disimpan\./).waitFor()
      await expectTyped(form)
      await expect.poll(() => form.getByRole('button', { name: 'Simpan' }).isEnabled(), { message: what }).toBe(true)
    }
    await save(form)
    await expectToast(page, 'Data berhasil ditambahkan.')
    await expect(rows(), 'saved once, whatever was lost on the way').resolves.toHaveLength(1)
  },
  { levels: [2], provokes: PROVOKED },
)

journey(
  'a connection that comes and goes',
  async (person) => {
    const { page, context } = person
    const { form, rows } = await writing(person, 'putus')
    await context.setOffline(true)
    await page.getByText('Koneksi internet terputus.').waitFor()
    await form.getByRole('button', { name: 'Simpan' }).click()
    await form.getByRole('alert').filter({ hasText: OFFLINE }).waitFor()
    await expectTyped(form)
    await context.setOffline(false)
    await page.getByText('Koneksi internet terputus.').waitFor({ state: 'detached' })
    await save(form)
    await expect(rows()).resolves.toHaveLength(1)
  },
  { levels: [2] },
)

journey(
  'an answer that takes its time',
  async (person) => {
    const { page } = person
    const { form, rows } = await writing(person, 'lambat')
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const calls: string[] = []
    await page.route('**/v1/subtopic', async (route) => {
      calls.push(route.request().method())
      await held
      await route.continue()
    })
    await form.getByRole('button', { name: 'Simpan' }).dblclick()
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Escape')
    // the dialog cannot be closed while it is being saved
    await expectTyped(form)
    answer()
    await form.waitFor({ state: 'detached' })
    expect(calls).toEqual(['POST'])
    await expect(rows()).resolves.toHaveLength(1)
  },
  { levels: [2] },
)

staffJourney(
  'a row that somebody else has changed',
  async ({ page, level, name, api }) => {
    const { topic } = await newTopic(api, `usang ${level}`)
    const row = await newSubtopic(api, topic.id_topic, 'Suku tunggal')
    await visit(page, `/sub-materi/${topic.id_topic}`, 'Sub-materi')
    await page.getByRole('button', { name: 'Edit Suku tunggal' }).click()
    const form = dialog(page, 'Edit sub-materi')
    await form.getByLabel('Nama sub-materi').fill('Suku milik saya')

    await api.call(subtopicRoutes.update, { params: { id: row.id }, body: { name: 'Suku milik orang lain' } })
    await form.getByRole('button', { name: 'Simpan' }).click()
    await form
      .getByRole('alert')
      .filter({ hasText: `Data sudah diubah oleh ${name}` })
      .waitFor()
    await form.getByText('Suku milik orang lain').waitFor()
    await expect.poll(() => form.getByLabel('Nama sub-materi').inputValue()).toBe('Suku milik saya')
    await save(form)
    await expectToast(page, 'Data berhasil diperbaharui.')
    await page.getByRole('heading', { name: 'Suku milik saya' }).waitFor()
  },
  { provokes: /^409 PATCH/ },
)

staffJourney(
  'a session that ends in the middle of typing',
  async (person) => {
    const { page, level, api } = person
    const { topic, form } = await writing(person, 'kedaluwarsa')
    await api.call(authRoutes.logout, {})
    await form.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL('**/login')
    await page.getByRole('alert').filter({ hasText: 'Login required' }).waitFor()

    const { email, password } = PEOPLE[level]
    await enter(page, email, password)
    await page.waitForURL(({ href }) => href.endsWith(`/sub-materi/${topic.id_topic}?buka=sub-materi%3Abaru`))
    await expectTyped(form)
    await save(form)
    await page.getByRole('heading', { name: 'Suku banyak' }).waitFor()
  },
  { provokes: /^401/ },
)

journey(
  'a picture that does not arrive',
  async (person) => {
    const { page } = person
    const { form, rows } = await writing(person, 'gambar')
    const insert = async () => {
      const chooser = page.waitForEvent('filechooser')
      await form.getByRole('button', { name: 'Sisipkan gambar' }).click()
      await (await chooser).setFiles(await pictureFile())
    }
    for (const [fail, says] of [
      [refuse(413, 'TOO_LARGE', 'Data terlalu besar.'), 'Data terlalu besar.'],
      [(route: Route) => route.abort('connectionreset'), SERVER_DOWN],
    ] as const) {
      await answerOnce(page, '**/v1/subtopicImage', fail)
      await insert()
      await page.getByText(says).first().waitFor()
      await expectTyped(form)
    }
    await insert()
    const words = dialog(page, 'Teks alternatif')
    await words.getByLabel('Apa yang terlihat pada gambar ini?').fill('Denah')
    await save(words)
    await save(form)
    const [row] = await rows()
    expect(row?.detail).toMatch(/<img [^>]*alt="Denah"/)
  },
  { levels: [2], provokes: PROVOKED },
)

journey(
  'a list that does not load',
  async ({ page }) => {
    await answerOnce(page, '**/v1/subject?*', refuse(500, 'INTERNAL', 'Terjadi kesalahan pada server.'))
    await visit(page, '/subjek?subject_name=Numerasi', 'Subjek')
    await page.getByRole('alert').filter({ hasText: 'Terjadi kesalahan pada server.' }).waitFor()
    const pager = page.getByRole('navigation', { name: 'Halaman' })
    await expect.poll(() => pager.getByRole('button', { name: /^Halaman \d+$/ }).allInnerTexts()).toEqual(['1'])
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await page.getByRole('row', { name: /Numerasi/ }).waitFor()
  },
  { levels: [2], provokes: /^500 GET/ },
)

journey(
  'a delete that is refused',
  async ({ page, api }) => {
    const { subject } = await newTopic(api, 'dipakai')
    await visit(page, `/subjek?subject_name=${subject.subject_name}`, 'Subjek')
    await page.getByRole('button', { name: `Hapus ${subject.subject_name}`, exact: true }).click()
    await expectAsked(page, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
    await page
      .getByText(/masih digunakan/)
      .first()
      .waitFor()
    await expect(api.call(subjectRoutes.get, { params: { id: subject.id_subject } })).resolves.toBeDefined()
    await page.getByRole('button', { name: `Edit ${subject.subject_name}`, exact: true }).waitFor()
  },
  { levels: [1], provokes: /^409 DELETE/ },
)
