import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNoComplaints, newPerson } from './support/browser.ts'
import { useBrowser } from './support/journey.ts'
import { pictureFile } from './support/picture.ts'
import { ADMIN, type Product, startProduct } from './support/product.ts'
import { actOnCard, addText } from './support/question-steps.ts'
import { choose, dialog, expectFound, expectToast, login, save } from './support/steps.ts'

/** The most important journey in full: from registering to a question that is still there after a crash. */
let product: Product
const shared = useBrowser()
beforeAll(async () => {
  // not the shared server, because this test crashes it
  product = await startProduct('base')
})
afterAll(() => product?.stop())

const STAFF = { name: 'Penulis Soal', email: 'penulis@contoh.test', password: 'tinta-biru-di-kertas' }
const OPTIONS = ['$\\frac{3}{7}$', '$\\frac{7}{3}$', '$\\frac{7}{2}$', '$-\\frac{7}{3}$', 'Tidak ada']

it('lets Team Content build a tree, write a question and find it again after a crash', async () => {
  const [admin, staff] = [
    await newPerson(shared.browser, product.origin),
    await newPerson(shared.browser, product.origin),
  ]

  await register(staff.page)
  await verify(admin.page)
  await staff.page.goto('/login')
  await login(staff.page, STAFF.email, STAFF.password)
  await expectToast(staff.page, 'Selamat datang !')

  await buildTree(staff.page)
  await writeQuestion(staff.page)
  await addOptions(staff.page)
  await markAnswer(staff.page)
  await findByFilter(staff.page)

  await product.crashAndRestart()

  await staff.page.reload()
  await expectWholeQuestion(staff.page)
  expectNoComplaints(admin.complaints)
  // requests that the page sent while the server was down are allowed to fail
  expectNoComplaints({ ...staff.complaints, console: [] }, /^(403 POST \/v1\/login|503)/)
})

async function register(page: Page) {
  await page.goto('/')
  await page.getByRole('alert').filter({ hasText: 'Login required' }).waitFor()
  await page.getByRole('link', { name: 'Daftar' }).click()
  await page.getByLabel('Nama').fill(STAFF.name)
  await choose(page.locator('body'), 'Role', 'Team Content')
  await page.getByLabel('Email').fill(STAFF.email)
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password)
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill(STAFF.email)
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'Please wait for admin verification' }).waitFor()
}

async function verify(page: Page) {
  await page.goto('/login')
  await login(page, ADMIN.email, ADMIN.password)
  await page.getByRole('button', { name: `Menunggu, aktifkan ${STAFF.name}` }).click()
  await page.getByRole('button', { name: `Aktif, nonaktifkan ${STAFF.name}` }).waitFor()
}

async function buildTree(page: Page) {
  await page.getByRole('link', { name: /^Subjek/ }).click()
  await page.getByRole('button', { name: 'Tambah subjek' }).click()
  await dialog(page, 'Tambah subjek').getByLabel('Nama subjek').fill('Numerasi Lanjut')
  await save(dialog(page, 'Tambah subjek'))
  await expectToast(page, 'Data berhasil ditambahkan.')

  await page.goto('/kelas')
  await page.getByRole('button', { name: 'Tambah kelas' }).click()
  const kelas = dialog(page, 'Tambah kelas')
  await kelas.getByLabel('Nama kelas').fill('Kelas Khusus')
  await kelas.getByRole('radio', { name: 'SMA' }).check()
  await save(kelas)

  await page.goto('/kategori')
  await page.getByRole('button', { name: 'Tambah kategori' }).click()
  const category = dialog(page, 'Tambah kategori')
  await choose(category, 'Subjek', 'Numerasi Lanjut')
  await category.getByLabel('Nama kategori').fill('Aljabar Lanjut')
  await category.getByRole('checkbox', { name: 'Kelas Khusus' }).check()
  await save(category)

  await page.getByRole('link', { name: 'Materi', exact: true }).click()
  await page.getByRole('button', { name: 'Tambah materi' }).click()
  const topic = dialog(page, 'Tambah materi')
  await choose(topic, 'Kelas', 'Kelas Khusus')
  await choose(topic, 'Kategori', 'Aljabar Lanjut')
  await topic.getByLabel('Judul materi').fill('Persamaan kuadrat')
  await topic.getByRole('textbox', { name: 'Detail materi' }).fill('Akar-akar persamaan kuadrat.')
  await save(topic)
  await page.getByRole('heading', { name: 'Persamaan kuadrat' }).waitFor()
}

async function writeQuestion(page: Page) {
  await page.getByRole('link', { name: 'Soal', exact: true }).click()
  const form = await addText(page)
  await choose(form, 'Kategori', 'Aljabar Lanjut')
  await choose(form, 'Tipe soal', 'Pilihan ganda')
  await choose(form, 'Label', 'Tryout')
  await choose(form, 'Kelas', 'Kelas Khusus')
  await choose(form, 'Materi', 'Persamaan kuadrat')
  await choose(form, 'Level soal', 'Sedang')

  const stem = form.getByRole('textbox', { name: 'Teks soal' })
  await stem.click()
  await page.keyboard.type('Tentukan nilai dari ')
  await form.getByRole('button', { name: 'Rumus', exact: true }).click()
  const formula = dialog(page, 'Rumus')
  await formula.getByLabel('LaTeX').fill('\\frac{1}{x_1}+\\frac{1}{x_2}')
  await formula.getByRole('button', { name: 'Sisipkan' }).click()
  await formula.waitFor({ state: 'detached' })

  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Sisipkan gambar' }).click()
  await (await chooser).setFiles(await pictureFile())
  const words = dialog(page, 'Teks alternatif')
  await words.getByLabel('Apa yang terlihat pada gambar ini?').fill('Denah kebun sekolah')
  await save(words)
  await form.getByRole('img', { name: 'Denah kebun sekolah' }).waitFor()
  await save(form)
  await expectToast(page, 'Data berhasil ditambahkan.')
}

const card = (page: Page) => page.getByRole('article').filter({ hasText: 'Tentukan nilai dari' })

async function addOptions(page: Page) {
  for (const [index, text] of OPTIONS.entries()) {
    await actOnCard(card(page), 'Tambah pilihan')
    const option = dialog(page, /^Tambah pilihan/)
    await option.getByLabel('Teks pilihan').fill(text)
    await save(option)
    await card(page).getByRole('listitem').nth(index).waitFor()
  }
}

async function markAnswer(page: Page) {
  await actOnCard(card(page), 'Tambah jawaban')
  const answer = dialog(page, 'Tambah jawaban')
  await answer.getByRole('radio').nth(1).check()
  await save(answer)
}

async function findByFilter(page: Page) {
  await choose(page.getByRole('region', { name: 'Saring soal' }), 'Materi', 'Persamaan kuadrat')
  await page.waitForURL(/topic_id=\d+/)
  await expectFound(page, '1 soal')
  await expectWholeQuestion(page)
}

async function expectWholeQuestion(page: Page) {
  const question = card(page)
  await question.waitFor()
  await expect.poll(() => question.locator('math[data-latex="\\\\frac{1}{x_1}+\\\\frac{1}{x_2}"]').count()).toBe(1)
  await expect
    .poll(() => question.locator('img[src^="/media/"]').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  const options = question.getByRole('listitem')
  await expect.poll(() => options.count()).toBe(OPTIONS.length)
  await expect.poll(() => options.locator('math').count()).toBe(4)
  await expect.poll(() => options.nth(1).innerText()).toContain('Jawaban benar')
}
