import { subjectRoutes } from '@bank/contract/subject'
import { subtopicRoutes } from '@bank/contract/subtopic'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { entries, expectPath, pathOf } from './support/address.ts'
import type { Api } from './support/api.ts'
import { DEVICES } from './support/browser.ts'
import { PEOPLE } from './support/global-setup.ts'
import { journey } from './support/journey.ts'
import { newSubtopic, newTopic, one } from './support/rows.ts'
import { dialog, enter, expectAbsent, expectToast, save, visit } from './support/steps.ts'

const newSubject = async ({ call }: Api, mark: string) =>
  one(await call(subjectRoutes.create, { body: { subject_name: `Subjek ${mark}` } }))

async function subtopics(api: Api, mark: string) {
  const { topic } = await newTopic(api, mark)
  const row = await newSubtopic(api, topic.id_topic, `Suku ${mark}`)
  return { topic, row, list: `/sub-materi/${topic.id_topic}`, opened: `?buka=sub-materi:${row.id}` }
}

const asked = (page: Page) => page.getByRole('alertdialog', { name: 'Buang perubahan?' })
const stay = async (page: Page) => {
  await asked(page).getByRole('button', { name: 'Lanjutkan mengedit' }).click()
  await asked(page).waitFor({ state: 'detached' })
}

for (const [device, on] of DEVICES) {
  journey(
    `Back closes a dialog and Forward opens it again, at ${device}`,
    async ({ page, api, level }) => {
      const { subject_name, id_subject } = await newSubject(api, `kembali ${level} ${device}`)
      const list = `/subjek?subject_name=${encodeURIComponent(subject_name).replaceAll('%20', '+')}`
      await visit(page, list, 'Subjek')
      const before = await entries(page)
      const edit = page.getByRole('button', { name: `Edit ${subject_name}` })
      await edit.click()
      const form = dialog(page, 'Edit subjek')
      await form.waitFor()
      const opened = `${list}&buka=subjek%3A${id_subject}`
      await expectPath(page, opened)
      await expect.poll(() => entries(page)).toBe(before + 1)

      await page.goBack()
      await form.waitFor({ state: 'detached' })
      await expectPath(page, list)
      await page.goForward()
      await form.waitFor()
      await expectPath(page, opened)

      // closing goes the same way back, however often: no pile of entries, and nothing left in the address
      for (const _ of [1, 2]) {
        await form.getByRole('button', { name: 'Batalkan' }).click()
        await form.waitFor({ state: 'detached' })
        await expectPath(page, list)
        await edit.click()
        await form.waitFor()
      }
      await page.keyboard.press('Escape')
      await form.waitFor({ state: 'detached' })
      await expectPath(page, list)
      await expect.poll(() => entries(page)).toBe(before + 1)
      await edit.click()
      await form.getByLabel('Nama subjek').fill(`${subject_name}!`)
      await save(form)
      await expectToast(page, 'Data berhasil diperbaharui.')
      await expectPath(page, list)
    },
    { levels: [1], on },
  )
}

journey(
  'a link opens its dialog, of a row of another page too, and an unknown one says so',
  async ({ page, api }) => {
    const { subject_name, id_subject } = await newSubject(api, 'tautan')
    await page.goto(`/subjek?page=2&subject_name=tidak-ada&buka=subjek:${id_subject}`)
    const form = dialog(page, 'Edit subjek')
    await expect.poll(() => form.getByLabel('Nama subjek').inputValue()).toBe(subject_name)
    const before = await entries(page)
    await form.getByLabel('Nama subjek').fill(`${subject_name} baru`)
    await save(form)
    await expectToast(page, 'Data berhasil diperbaharui.')
    await expect.poll(() => pathOf(page)).not.toContain('buka')
    await expect.poll(() => entries(page), { message: 'opened by a link, it is replaced' }).toBe(before)

    // what was read for the link before is not what the next opening answers to
    await page.goto('/')
    await page.goto(`/subjek?subject_name=tidak-ada&buka=subjek:${id_subject}`)
    await expect.poll(() => form.getByLabel('Nama subjek').inputValue()).toBe(`${subject_name} baru`)

    const missing = dialog(page, 'Tidak dapat dibuka')
    for (const unknown of ['subjek:999999', 'subjek:abc']) {
      await page.goto(`/subjek?buka=${unknown}`)
      await missing.getByText('Data tidak ditemukan.').waitFor()
      await missing.getByRole('button', { name: 'Tutup' }).last().click()
      await missing.waitFor({ state: 'detached' })
      await expectPath(page, '/subjek')
    }
    await page.goto('/subjek?buka=subjek:baru')
    await dialog(page, 'Tambah subjek').waitFor()
    await page.goto('/?buka=profil')
    await dialog(page, 'Profil').waitFor()
  },
  { levels: [1], provokes: /^4\d\d GET .v1.subject./ },
)

journey(
  "a link to another place's row opens nothing that would move it here",
  async ({ page, api }) => {
    const { row } = await subtopics(api, 'tempat sini')
    const other = await subtopics(api, 'tempat lain')
    await page.goto(`${other.list}?buka=sub-materi:${row.id}`)
    await dialog(page, 'Tidak dapat dibuka').getByText('Data tidak ditemukan.').waitFor()
  },
  { levels: [2] },
)

journey(
  'Back asks about what is unsaved: staying keeps address and dialog in step, leaving forgets it',
  async ({ page, api }) => {
    const { topic, row, list, opened } = await subtopics(api, 'bertanya')
    await visit(page, `/materi?topic_name=${topic.topic_name}`, 'Materi')
    await page.getByRole('link', { name: 'Sub-materi', exact: true }).click()
    await page.getByRole('button', { name: `Edit ${row.name}` }).click()
    const form = dialog(page, 'Edit sub-materi')
    const name = form.getByLabel('Nama sub-materi')
    await name.fill('Suku yang dipikirkan')
    const here = `${list}${opened.replace(':', '%3A')}`

    await page.goBack()
    await asked(page).waitFor()
    await stay(page)
    await expectPath(page, here)
    await expect.poll(() => name.inputValue()).toBe('Suku yang dipikirkan')

    // pressed once more while it asks, as people on a phone do
    await page.goBack()
    await asked(page).waitFor()
    await page.evaluate(() => history.back())
    await page.waitForURL('**/materi?**')
    await stay(page)
    await expectPath(page, here)
    await expect.poll(() => name.inputValue()).toBe('Suku yang dipikirkan')

    await page.goBack()
    await asked(page).getByRole('button', { name: 'Buang' }).click()
    await form.waitFor({ state: 'detached' })
    await expectPath(page, list)
    await page.goForward()
    await expect.poll(() => name.inputValue()).toBe(row.name)
    // all drafts are read before one is stored
    await name.fill('Suku berikutnya')
    await expectAbsent(form.getByRole('button', { name: /^Pulihkan draf/ }), form.getByText(/^Draf tersimpan /))
    expect(one(await api.call(subtopicRoutes.get, { params: { id: row.id } })).name).toBe(row.name)
  },
  { levels: [2] },
)

journey(
  'a reload opens the dialog again with what was typed',
  async ({ page, api }) => {
    const { list } = await subtopics(api, 'muat ulang')
    await visit(page, list, 'Sub-materi')
    const before = await entries(page)
    page.on('dialog', (question) => void question.accept())
    await page.getByRole('button', { name: 'Tambah sub-materi' }).click()
    const form = dialog(page, 'Tambah sub-materi')
    const name = form.getByLabel('Nama sub-materi')
    await name.fill('Suku yang tinggal')
    await form.getByText(/^Draf tersimpan /).waitFor()
    await page.reload()
    await expect.poll(() => name.inputValue()).toBe('Suku yang tinggal')
    await form.getByRole('textbox', { name: 'Detail sub-materi' }).fill('Paragraf pertama.')
    await save(form)
    await expectToast(page, 'Data berhasil ditambahkan.')
    await expectPath(page, list)
    await expect.poll(() => entries(page)).toBe(before + 1)

    // a new opening begins empty
    await page.getByRole('button', { name: 'Tambah sub-materi' }).click()
    await form.getByText('Belum ada perubahan').waitFor()
    await expect.poll(() => name.inputValue()).toBe('')
  },
  { levels: [2] },
)

journey(
  'a session that expired comes back to the dialog and what was typed in it',
  async ({ page, api, level }) => {
    const { list, row, opened } = await subtopics(api, 'sesi')
    await visit(page, list, 'Sub-materi')
    await page.getByRole('button', { name: `Edit ${row.name}` }).click()
    const form = dialog(page, 'Edit sub-materi')
    const name = form.getByLabel('Nama sub-materi')
    await name.fill('Suku yang kembali')
    await page.evaluate(() =>
      fetch('/v1/logout', { method: 'POST', headers: { token: localStorage.getItem('token') ?? '' } }),
    )
    await form.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.waitForURL('**/login')
    await enter(page, PEOPLE[level].email, PEOPLE[level].password)
    await expect.poll(() => name.inputValue()).toBe('Suku yang kembali')
    await expectPath(page, `${list}${opened.replace(':', '%3A')}`)
    await save(form)
    await expectToast(page, 'Data berhasil diperbaharui.')
    await expectPath(page, list)
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  },
  { levels: [2], provokes: /^401 / },
)
