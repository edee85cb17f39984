import { expect } from 'vitest'
import { newPage } from './support/browser.ts'
import { PEOPLE } from './support/global-setup.ts'
import { journey } from './support/journey.ts'
import { newTopic } from './support/rows.ts'
import { dialog, discard, expectAbsent, expectToast, login, save, visit } from './support/steps.ts'

/** Typed text is kept after the page is closed, but only for the user who typed it (docs/decisions/013). */
journey(
  "a draft outlives a crash and a logout, and is nobody else's",
  async ({ page: crashing, context, level, api }) => {
    const { topic } = await newTopic(api, 'draf')
    const path = `/sub-materi/${topic.id_topic}`
    await visit(crashing, path, 'Sub-materi')
    await crashing.getByRole('button', { name: 'Tambah sub-materi' }).click()
    const typing = dialog(crashing, 'Tambah sub-materi')
    await typing.getByLabel('Nama sub-materi').fill('Suku yang lama dipikirkan')
    await typing.getByRole('textbox', { name: 'Detail sub-materi' }).fill('Paragraf pertama.')
    await typing.getByText(/^Draf tersimpan \d\d\.\d\d$/).waitFor()
    // Said since the first field; e2e/release/draft-drills.test.ts counts what is lost right after the last key.
    await expect.poll(() => crashing.evaluate(storedDrafts)).toContain('Paragraf pertama.')
    // kills the page's process, so that none of our code can run any more
    await crashing.goto('chrome://crash').catch(() => undefined)
    await crashing.close()

    const page = await newPage(context)
    await visit(page, path, 'Sub-materi')
    await page.getByRole('button', { name: 'Logout' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Masih ada draf yang belum disimpan. Tetap logout?' })
    await asked.getByText(/^Tambah sub-materi, /).waitFor()
    await asked.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')

    const form = dialog(page, 'Tambah sub-materi')
    const offer = form.getByRole('button', { name: /^Pulihkan draf \d\d\.\d\d$/ })
    const other = PEOPLE[1]
    await login(page, other.email, other.password)
    await visit(page, path, 'Sub-materi')
    await page.getByRole('button', { name: 'Tambah sub-materi' }).click()
    // the draft is another person's; all drafts are read before one is stored
    await form.getByLabel('Nama sub-materi').fill('Suku lain')
    await expectAbsent(offer, form.getByText(/^Draf tersimpan /))
    await discard(form)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')

    const { email, password } = PEOPLE[level]
    await login(page, email, password)
    await visit(page, path, 'Sub-materi')
    await page.getByRole('button', { name: 'Tambah sub-materi' }).click()
    await offer.click()
    await expect.poll(() => form.getByLabel('Nama sub-materi').inputValue()).toBe('Suku yang lama dipikirkan')
    await expect
      .poll(() => form.getByRole('textbox', { name: 'Detail sub-materi' }).innerText())
      .toBe('Paragraf pertama.')
    await save(form)
    await expectToast(page, 'Data berhasil ditambahkan.')

    await page.getByRole('button', { name: 'Tambah sub-materi' }).click()
    await form.getByLabel('Nama sub-materi').fill('Suku berikutnya')
    await expectAbsent(offer, form.getByText(/^Draf tersimpan /))
  },
  { levels: [2] },
)

/** Runs in the page: all that is stored of drafts. */
async function storedDrafts(): Promise<string> {
  const opened = indexedDB.open('bank-soal')
  await new Promise((resolve) => {
    opened.onsuccess = resolve
  })
  const all = opened.result.transaction('drafts').objectStore('drafts').getAll()
  await new Promise((resolve) => {
    all.onsuccess = resolve
  })
  opened.result.close()
  return JSON.stringify(all.result)
}
