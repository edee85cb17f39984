import { subtopicRoutes } from '@bank/contract/subtopic'
import { topicRoutes } from '@bank/contract/topic'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { pictureFile } from './support/picture.ts'
import { CLASS, newTopic, SUBJECT } from './support/rows.ts'
import {
  choose,
  dialog,
  discard,
  expectAsked,
  expectIncomplete,
  expectToast,
  save,
  searchFor,
  visit,
} from './support/steps.ts'

const NO_ACCESS = '403 Anda tidak memiliki akses.'

journey('Materi', async ({ page, level, isAdmin, name, api }) => {
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
  await searchFor(page, 'Cari judul materi', 'bilangan BULAT')
  await page.getByText('1 materi ditemukan', { exact: true }).waitFor()
  const card = page.getByRole('article', { name: /^Materi / })
  const said = await card.innerText()
  for (const part of [
    SUBJECT,
    CLASS,
    category.category_name,
    title,
    'Bilangan di garis bilangan.',
    name,
    'Diperbaharui oleh -',
  ])
    expect(said).toContain(part)
  await card.getByRole('img', { name: 'Garis bilangan' }).waitFor()

  await card.getByRole('button', { name: `Edit ${title}` }).click()
  const edit = dialog(page, 'Edit materi')
  await edit.getByLabel('Judul materi').fill(`${title} baru`)
  await discard(edit)
  await card.getByRole('button', { name: `Edit ${title}` }).click()
  await edit.getByLabel('Judul materi').fill(`${title} baru`)
  await save(edit)
  await expectToast(page, 'Data berhasil diperbaharui.')
  await card.getByRole('heading', { name: `${title} baru` }).waitFor()

  const remove = card.getByRole('button', { name: `Hapus ${title} baru` })
  if (!isAdmin) {
    expect(await remove.count()).toBe(0)
    expect(await api.refusal(topicRoutes.remove, { params: { id: 1 } })).toBe(NO_ACCESS)
    return
  }
  await remove.click()
  await expectAsked(page, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
  await expectToast(page, 'Data anda telah dihapus.')
  await page.getByText('Data tidak ditemukan.').waitFor()
})

journey('Sub-materi', async ({ page, level, isAdmin, name, api }) => {
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
  const said = await card.innerText()
  for (const part of [topic.topic_name, 'Suku sejenis', 'Suku dengan variabel yang sama.', name, 'Diperbaharui oleh -'])
    expect(said).toContain(part)

  await card.getByRole('button', { name: 'Edit Suku sejenis' }).click()
  const edit = dialog(page, 'Edit sub-materi')
  await edit.getByLabel('Nama sub-materi').fill('Suku tidak sejenis')
  await save(edit)
  await expectToast(page, 'Data berhasil diperbaharui.')
  await card.getByRole('heading', { name: 'Suku tidak sejenis' }).waitFor()

  const remove = card.getByRole('button', { name: 'Hapus Suku tidak sejenis' })
  if (isAdmin) {
    await remove.click()
    await expectAsked(page, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
    await expectToast(page, 'Data anda telah dihapus.')
    await page.getByText('Tambahkan sub-materi', { exact: true }).waitFor()
  } else {
    expect(await remove.count()).toBe(0)
    expect(await api.refusal(subtopicRoutes.remove, { params: { id: 1 } })).toBe(NO_ACCESS)
  }

  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.waitForURL('**/materi')
  // opened directly, back leads to the list above
  await page.goto('about:blank')
  await visit(page, `/sub-materi/${topic.id_topic}`, 'Sub-materi')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.waitForURL('**/materi')
})
