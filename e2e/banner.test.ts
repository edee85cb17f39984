import { bannerRoutes } from '@bank/contract/banner'
import { expect } from 'vitest'
import { journey, type Person } from './support/journey.ts'
import { pictureFile } from './support/picture.ts'
import { dialog, expectAbsent, expectAsked, expectIncomplete, expectToast, save, visit } from './support/steps.ts'

journey('Banner', async (person) => {
  await visit(person.page, '/banner', 'Banner')
  await (person.isAdmin ? manageBanners(person) : findNoBanners(person))
})

async function findNoBanners({ page, api }: Person) {
  const refusal = page.getByRole('alert').filter({ hasText: 'Anda tidak memiliki akses.' })
  await expectAbsent(page.getByRole('button', { name: 'Tambah banner' }), refusal)
  await expect(api.refusal(bannerRoutes.list, { query: {} })).resolves.toBe('403 Anda tidak memiliki akses.')
  await page.getByRole('alert').getByRole('link', { name: 'Beranda' }).click()
  await page.getByRole('heading', { level: 1, name: /^Selamat datang/ }).waitFor()
}

async function manageBanners({ page }: Person) {
  await page.getByText('Data tidak ditemukan.').waitFor()
  await page.getByRole('button', { name: 'Tambah banner' }).click()
  const form = dialog(page, 'Tambah banner')
  await expectIncomplete(form)
  await form.getByLabel('Deskripsi').fill('Pekan tryout')
  await form.getByLabel('Tautan').fill('/soal?label=tryout')
  await form.locator('input[type="file"]').setInputFiles(await pictureFile())
  await form.getByRole('img', { name: 'Gambar yang dipilih' }).waitFor()
  await save(form)
  await expectToast(page, 'Data berhasil ditambahkan.')

  const card = page.getByRole('article', { name: /^Banner/ })
  await card.getByText('Pekan tryout').waitFor()
  await expect.poll(() => card.getByRole('link').getAttribute('href')).toBe('/soal?label=tryout')
  await expect
    .poll(() => card.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)

  await card.getByRole('button', { name: 'Edit Pekan tryout' }).click()
  await dialog(page, 'Edit banner').getByLabel('Deskripsi').fill('Pekan ujian')
  await save(dialog(page, 'Edit banner'))
  await expectToast(page, 'Data berhasil diperbaharui.')

  await card.getByRole('button', { name: 'Hapus Pekan ujian' }).click()
  await expectAsked(page, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
  await expectToast(page, 'Data anda telah dihapus.')
  await page.getByText('Data tidak ditemukan.').waitFor()
}
