import { accountRoutes } from '@bank/contract/account'
import { authRoutes } from '@bank/contract/auth'
import { expect, inject } from 'vitest'
import { apiOf } from './support/api.ts'
import { journey, type Person, staffJourney } from './support/journey.ts'
import { dialog, expectAbsent, expectAsked, expectFound, expectToast, searchFor, visit } from './support/steps.ts'

/** Home of spec 2, and the header and menu that every page has. */
const LEVEL_NAME = { 1: 'Admin', 2: 'Team Content' }
const TILES = ['/subjek', '/kelas', '/kategori', '/indikator']
const SIDEBAR = ['Beranda', 'Materi', 'Soal', 'SNPMB', 'Banner', 'Grafik']

journey('Home', async ({ page, level, name }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: `Selamat datang, ${name}` }).waitFor()
  const profile = page.getByRole('article', { name: 'Profil' })
  await expect.poll(() => profile.innerText()).toContain(name)
  await expect.poll(() => profile.innerText()).toContain(LEVEL_NAME[level])
  const tiles = page.getByRole('region', { name: 'Asesmen Nasional' }).getByRole('link')
  await expect.poll(() => tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(TILES)
})

staffJourney(
  'Profil',
  async ({ page, name }) => {
    await page.goto('/')
    // a notice of a new device, which another journey may bring, has a button Buka Profil
    await page.getByRole('button', { name: 'Profil', exact: true }).click()
    const form = dialog(page, 'Profil')
    await form.getByLabel('Nama').fill(`${name}, M.Pd.`)
    await form.getByLabel('Password saat ini').fill('bukan ini')
    await form.getByRole('button', { name: 'Simpan' }).click()
    await form.getByRole('alert').waitFor()
    await expect.poll(() => form.getByLabel('Nama').inputValue()).toBe(`${name}, M.Pd.`)
    await form.getByRole('button', { name: 'Batalkan' }).click()
    await page.getByRole('alertdialog', { name: 'Buang perubahan?' }).getByRole('button', { name: 'Buang' }).click()
    await page.getByRole('heading', { level: 1, name: `Selamat datang, ${name}` }).waitFor()
  },
  { provokes: /^(422|401) PATCH/ },
)

journey('the sidebar', async ({ page, isAdmin }) => {
  await visit(page, '/materi', 'Materi')
  const sidebar = page.getByRole('navigation', { name: 'Utama' })
  const entries = SIDEBAR.filter((entry) => isAdmin || entry !== 'Banner')
  await expect.poll(() => sidebar.getByRole('link').allInnerTexts()).toEqual(entries)
  const files = page.getByRole('navigation', { name: 'Berkas' })
  await expect.poll(() => files.getByRole('link').allInnerTexts()).toEqual(['Impor', 'Ekspor'])
  for (const entry of ['Soal', 'Materi', 'Beranda']) {
    await sidebar.getByRole('link', { name: entry }).click()
    await page.getByRole('heading', { level: 1, name: entry === 'Beranda' ? /^Selamat datang/ : entry }).waitFor()
    await expect.poll(() => sidebar.locator('[aria-current="page"]').innerText()).toBe(entry)
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await expectToast(page, 'Selamat berjumpa kembali !')
  await page.goto('/kategori')
  await page.getByRole('alert').filter({ hasText: 'Login required' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
})

journey('the list of users', async (person) => {
  await person.page.goto('/')
  if (person.isAdmin) return manageUsers(person)
  const drawn = person.page.getByRole('region', { name: 'Asesmen Nasional' })
  await expectAbsent(person.page.getByRole('heading', { name: 'Pengguna' }), drawn)
  const other = { params: { id: 1 } }
  await expect(person.api.refusal(accountRoutes.remove, other)).resolves.toBe('403 Anda tidak memiliki akses.')
  await expect(person.api.refusal(accountRoutes.update, { ...other, body: { is_active: 2 } })).resolves.toBe(
    '403 Anda tidak memiliki akses.',
  )
})

async function manageUsers({ page }: Person) {
  const name = 'Orang Baru'
  await apiOf(inject('stage').origin).call(authRoutes.register, {
    body: { ac_name: name, ac_email: 'baru@contoh.test', ac_password: 'payung-di-tengah-hujan', ac_level: 2 },
  })
  await searchFor(page, 'Cari nama pengguna', name)
  await expectFound(page, '1 pengguna')
  await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).toEqual(['Nama', 'Email', 'Level', 'Aksi'])
  const row = page.getByRole('row', { name })
  await expect.poll(() => row.innerText()).toContain('Menunggu Verifikasi')

  await row.getByRole('button', { name: `Menunggu, aktifkan ${name}` }).click()
  await row.getByRole('button', { name: `Aktif, nonaktifkan ${name}` }).click()
  await row.getByRole('button', { name: `Menunggu, aktifkan ${name}` }).click()
  await row.getByText('Team Content').waitFor()

  await row.getByRole('button', { name: `Tindakan lain untuk ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Jadikan Admin' }).click()
  const asked = page.getByRole('alertdialog', { name: `Jadikan ${name} Admin?` })
  await asked.getByRole('button', { name: 'Simpan' }).click()
  await row.getByRole('cell', { name: 'Admin', exact: true }).waitFor()

  for (const answer of ['Batalkan', 'Hapus'] as const) {
    await row.getByRole('button', { name: `Tindakan lain untuk ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Hapus' }).click()
    await expectAsked(page, 'Apakah anda yakin ingin menghapus data ini?', answer)
  }
  await expectToast(page, 'Data anda telah dihapus.')
  await page.getByText('Data tidak ditemukan.').waitFor()
}
