import { expect } from 'vitest'
import { PEOPLE } from './support/global-setup.ts'
import { journey, staffJourney } from './support/journey.ts'
import { expectFocus, pick, pressEntry, tabTo } from './support/keyboard.ts'
import { CLASS, newQuestion, newTopic } from './support/rows.ts'
import { dialog, expectFound, visit } from './support/steps.ts'

/** The whole work without a mouse. The focus is visible at each stop of the Tab key (WCAG 2.4.7, 2.1.1, 2.4.3). */
staffJourney('a question is written, found and left with the keyboard alone', async ({ page, level, api }) => {
  const { category, topic } = await newTopic(api, `papan ${level}`)
  const { keyboard } = page
  await visit(page, '/', /^Selamat datang/)
  await tabTo(page, 'Logout')
  await keyboard.press('Enter')
  await page.waitForURL('**/login')

  const { email, password } = PEOPLE[level]
  await tabTo(page, 'Email')
  await keyboard.type(email)
  await keyboard.press('Tab')
  await keyboard.type(password)
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Selamat datang/ }).waitFor()

  await keyboard.press('g')
  await keyboard.press('s')
  await page.getByRole('heading', { level: 1, name: 'Soal' }).waitFor()
  await tabTo(page, 'Tambah soal')
  await keyboard.press('Enter')
  const form = dialog(page, 'Tambah soal')
  await form.waitFor()
  for (const [label, option] of [
    ['Kategori', category.category_name],
    ['Tipe soal', 'Pilihan ganda'],
    ['Label', 'Exam'],
    ['Kelas', CLASS],
    ['Materi', topic.topic_name],
    ['Level soal', 'Sedang'],
  ] as const) {
    await tabTo(page, label)
    await pick(page, option)
  }
  await tabTo(page, 'Teks soal')
  await keyboard.type(`Hasil ${level} dari `)
  // the toolbar is one tab stop; the arrow keys move inside it and wrap around
  await keyboard.press('Shift+Tab')
  await keyboard.press('ArrowLeft')
  await expectFocus(page, 'Rumus')
  await keyboard.press('Enter')
  const formula = dialog(page, 'Rumus')
  await expectFocus(page, 'LaTeX')
  await keyboard.type('\\sqrt{16}')
  await formula.locator('output math').waitFor()
  await keyboard.press('Control+Enter')
  await formula.waitFor({ state: 'detached' })
  await expectFocus(page, 'Teks soal')
  await tabTo(page, 'Pilihan A')
  await keyboard.press('Alt+B')
  for (const text of ['empat', 'dua', 'satu', 'enam', 'nol']) {
    await keyboard.type(text)
    await keyboard.press('Enter')
  }
  await expectFocus(page, 'Tambah pilihan')
  await keyboard.press('Control+Enter')
  await form.waitFor({ state: 'detached' })

  const card = page.getByRole('article').filter({ hasText: `Hasil ${level} dari` })
  await card.waitFor()
  // questions of other journeys may be listed above it
  await keyboard.press('/')
  await expectFocus(page, 'Cari kode atau isi soal')
  await keyboard.type(`Hasil ${level} dari`)
  await expectFound(page, '1 soal')
  await tabTo(page, /^Tindakan lain untuk/)
  await pressEntry(page, 'Tambah pilihan')
  await expectFocus(page, 'Teks pilihan')
  await keyboard.type('tiga')
  await keyboard.press('Control+Enter')
  await card.getByRole('listitem').nth(5).waitFor()
  await dialog(page, /^Tambah pilihan/).waitFor({ state: 'detached' })
  await expectFocus(page, /^Tindakan lain untuk/)
  await tabTo(page, 'Tindakan pilihan B', 'Shift+Tab')
  await pressEntry(page, 'Jadikan jawaban')
  // a key pressed before the focus is in the dialog would be lost
  await expectFocus(page, /empat/)
  await keyboard.press('ArrowUp')
  await keyboard.press('Control+Enter')
  await card.getByRole('listitem').filter({ hasText: 'tiga' }).getByText('Jawaban benar').waitFor()

  await keyboard.press('/')
  await expectFocus(page, 'Cari kode atau isi soal')
  await tabTo(page, 'Label')
  await pick(page, 'Exam')
  await page.waitForURL(/label=exam/)
  await expect.poll(() => card.locator('math').count()).toBeGreaterThan(0)
  await tabTo(page, 'Logout', 'Shift+Tab')
  await keyboard.press('Enter')
  await page.waitForURL('**/login')
})

journey(
  'keys of one letter, the way past the sidebar, and back to where one was',
  async ({ page, api }) => {
    const { keyboard } = page
    const question = await newQuestion(api, 'pintasan')
    await visit(page, '/', /^Selamat datang/)
    await keyboard.press('Tab')
    await expectFocus(page, 'Lewati ke isi')
    await keyboard.press('Enter')
    await keyboard.press('Tab')
    await expectFocus(page, 'Profil')

    for (const [key, title] of [
      ['m', 'Materi'],
      ['s', 'Soal'],
      ['n', 'Banner'],
      ['b', /^Selamat datang/],
    ] as const) {
      await keyboard.press('g')
      await keyboard.press(key)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }

    await visit(page, '/kelas', 'Kelas')
    await page.getByRole('row').nth(1).waitFor()
    await keyboard.press(']')
    await page.waitForURL('**/kelas?page=2')
    await page.getByText('6-10 dari').waitFor()
    await keyboard.press('[')
    await page.waitForURL('**/kelas')
    await keyboard.press('?')
    await dialog(page, 'Pintasan papan ketik').waitFor()
    await keyboard.press('Escape')
    await dialog(page, 'Pintasan papan ketik').waitFor({ state: 'detached' })

    await visit(page, `/soal?q=${question.code}`, 'Soal')
    await expectFound(page, '1 soal')
    for (const [button, title] of [
      ['Literasi', 'Total Literasi'],
      ['Tambah soal', 'Tambah soal'],
      ['Edit', `Edit soal ${question.code}`],
    ] as const) {
      await tabTo(page, button)
      await keyboard.press('Enter')
      await dialog(page, title).waitFor()
      await keyboard.press('Escape')
      await dialog(page, title).waitFor({ state: 'detached' })
      await expectFocus(page, button)
    }
    const menu = `Tindakan lain untuk ${question.code}`
    await tabTo(page, menu)
    for (const [entry, opened] of [
      ['Edit isi saja', dialog(page, `Edit isi soal ${question.code}`)],
      ['Tambah pilihan', dialog(page, 'Tambah pilihan A')],
      ['Tambah kata kunci', dialog(page, 'Tambah kata kunci')],
      ['Hapus', page.getByRole('alertdialog')],
    ] as const) {
      await pressEntry(page, entry)
      await opened.waitFor()
      if (entry === 'Hapus') await expectFocus(page, 'Batalkan')
      await keyboard.press('Escape')
      await opened.waitFor({ state: 'detached' })
      await expectFocus(page, menu)
    }
  },
  { levels: [1] },
)
