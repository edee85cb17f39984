import { expect } from 'vitest'
import { staffJourney } from './support/journey.ts'
import { pictureFile } from './support/picture.ts'
import { CLASS, newTopic, SUBJECT } from './support/rows.ts'
import {
  choose,
  dialog,
  discard,
  expectAbsent,
  expectAsked,
  expectFound,
  expectIncomplete,
  expectToast,
  save,
  searchFor,
  visit,
} from './support/steps.ts'

staffJourney('Materi', async ({ page, level, name, api, asAdmin }) => {
  const { category } = await newTopic(api, `materi ${level}`)
  const title = `Bilangan bulat ${level}`
  await visit(page, '/materi', 'Materi')

  await page.getByRole('button', { name: 'Tambah materi' }).click()
  const form = dialog(page, 'Tambah materi')
  await expectIncomplete(form)
  await choose(form, 'Kelas', CLASS)
  await choose(form, 'Kategori', category.category_name)
  await form.getByLabel('Judul materi').fill(title)
  await form.getByRole('textbox', { name: 'Detail materi' }).fill('Bilangan di garis bilangan.')
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Sisipkan gambar' }).click()
  await (await chooser).setFiles(await pictureFile())
  const words = dialog(page, 'Teks alternatif')
  await words.getByLabel('Apa yang terlihat pada gambar ini?').fill('Garis bilangan')
  await save(words)
  await save(form)
  await expectToast(page, 'Data berhasil ditambahkan.')

  const filters = page.getByRole('region', { name: 'Saring materi' })
  await choose(filters, 'Subjek', SUBJECT)
  await choose(filters, 'Kelas', CLASS)
  await choose(filters, 'Kategori', category.category_name)
  await searchFor(page, 'Cari judul atau isi materi', 'bilangan BULAT')
  await expectFound(page, '1 materi')
  const card = page.getByRole('article', { name: /^Materi / })
  for (const part of [
    SUBJECT,
    CLASS,
    category.category_name,
    title,
    'Bilangan di garis bilangan.',
    name,
    'Diperbaharui oleh -',
  ])
    await expect.poll(() => card.innerText()).toContain(part)
  await card.getByRole('img', { name: 'Garis bilangan' }).waitFor()

  await card.getByRole('button', { name: `Edit ${title}` }).click()
  const edit = dialog(page, 'Edit materi')
  await edit.getByLabel('Judul materi').fill(`${title} baru`)
  await discard(edit)
  await card.getByRole('button', { name: `Edit ${title}` }).click()
  await edit.getByLabel('Judul materi').fill(`${title} baru`)
  await save(edit)
  await expectToast(page, 'Data berhasil diperbaharui.')

  const hapus = { name: `Hapus ${title} baru` }
  // Hapus is the admin's
  await expectAbsent(card.getByRole('button', hapus), card.getByRole('heading', { name: `${title} baru` }))
  const { page: admin } = await asAdmin(page)
  await admin.getByRole('button', hapus).click()
  await expectAsked(admin, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
  await expectToast(admin, 'Data anda telah dihapus.')
  await admin.getByText('Data tidak ditemukan.').waitFor()
})

staffJourney('Sub-materi', async ({ page, level, name, api, asAdmin }) => {
  const { topic } = await newTopic(api, `sub ${level}`)
  await visit(page, '/materi', 'Materi')
  await page
    .getByRole('article', { name: `Materi ${topic.code}` })
    .getByRole('link', { name: 'Sub-materi' })
    .click()
  await page.waitForURL(`**/sub-materi/${topic.id_topic}`)
  await page.getByText('Tambahkan sub-materi', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Tambah sub-materi' }).click()
  const form = dialog(page, 'Tambah sub-materi')
  await expectIncomplete(form)
  await form.getByLabel('Nama sub-materi').fill('Suku sejenis')
  await form.getByRole('textbox', { name: 'Detail sub-materi' }).fill('Suku dengan variabel yang sama.')
  await save(form)
  await expectToast(page, 'Data berhasil ditambahkan.')

  const card = page.getByRole('article', { name: `Sub-materi ${topic.code}-S` })
  for (const part of [topic.topic_name, 'Suku sejenis', 'Suku dengan variabel yang sama.', name, 'Diperbaharui oleh -'])
    await expect.poll(() => card.innerText()).toContain(part)

  await card.getByRole('button', { name: 'Edit Suku sejenis' }).click()
  const edit = dialog(page, 'Edit sub-materi')
  await edit.getByLabel('Nama sub-materi').fill('Suku tidak sejenis')
  await save(edit)
  await expectToast(page, 'Data berhasil diperbaharui.')

  const hapus = { name: 'Hapus Suku tidak sejenis' }
  // Hapus is the admin's
  await expectAbsent(card.getByRole('button', hapus), card.getByRole('heading', { name: 'Suku tidak sejenis' }))
  const { page: admin } = await asAdmin(page)
  await admin.getByRole('button', hapus).click()
  await expectAsked(admin, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
  await expectToast(admin, 'Data anda telah dihapus.')
  await admin.getByText('Tambahkan sub-materi', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.waitForURL('**/materi')
  // when a page is opened directly, its back link leads to the parent list
  await page.goto('about:blank')
  await visit(page, `/sub-materi/${topic.id_topic}`, 'Sub-materi')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.waitForURL('**/materi')
})
