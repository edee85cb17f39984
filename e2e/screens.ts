import type { Page } from 'playwright-core'
import { type Path, pages } from '../packages/web/src/nav/pages.ts'
import { actInHeader, actOnCard } from './support/question-steps.ts'
import { sendFile, wordFile } from './support/word-file.ts'

/** A screen or dialog, and how to open it. Each is checked by axe, and `npm run screens` takes a screenshot of it. */
export interface Place {
  name: string
  path: string
  /** Which user opens it: an admin (default), Team Content, or a visitor who is not signed in. */
  who?: 'admin' | 'staff' | 'stranger'
  /** Set when the place exists at one size only: on a phone, for example, the filters are in a sheet. */
  only?: 'desktop' | 'phone'
  /** What to press after the page has loaded; returns a selector of what opened, unless it is the whole page. */
  open?: (page: Page) => Promise<string | undefined>
}

export const DIALOG = '[role="dialog"]'
export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.locator(DIALOG).waitFor()
  return DIALOG
}

/** The same by one of the further actions of a page's header, which stand in a menu on a phone. */
const pressInHeader = (name: string) => async (page: Page) => {
  await actInHeader(page, name)
  await page.locator(DIALOG).waitFor()
  return DIALOG
}

/** Opens a select: its popup hides the rest of the page from axe, so axe checks the popup alone. */
const unfold = (label: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: label }).first().click()
  await page.getByRole('listbox').waitFor()
  return '[role="listbox"]'
}

/** Opens a dialog by an entry of the menu of the first card, of a type of question. */
function throughMenu(entry: string, { opened = DIALOG, type = '' } = {}) {
  return async (page: Page) => {
    await actOnCard(page.getByRole('article').filter({ hasText: type }).first(), entry)
    await page.locator(opened).waitFor()
    return opened
  }
}

const addOption = throughMenu('Tambah pilihan', { type: 'Pilihan ganda' })

/** Whether a place exists at this size. */
export const isThere = ({ only }: Place, size: 'desktop' | 'phone') => only === undefined || only === size

/** What the pictures of a page are called, where that is not its address. */
const SCREENS: Partial<Record<Path, string>> = {
  '/': 'home',
  '/subjek': 'subject',
  '/kelas': 'class',
  '/kategori': 'category',
  '/indikator': 'indicator',
  '/level-soal': 'question-level',
  '/history': 'history',
  '/materi': 'topic',
  '/sub-materi/$id': 'subtopic',
  '/soal': 'question',
  '/soal/$id': 'question-one',
  '/group/$id': 'group',
  '/pembahasan/$idSoal': 'discussion',
  '/snpmb/soal': 'snpmb-question',
  '/snpmb/kategori': 'snpmb-category',
  '/snpmb/materi/$id': 'snpmb-topic',
  '/impor': 'import',
  '/impor/$id': 'import-rows',
  '/ekspor': 'export',
  '/cetak/$id': 'print',
}

type PathWithId = Extract<Path, `${string}$${string}`>
/** The ids of sample rows that pages show: a topic with sub-topics, a question with a discussion, an SNPMB category. */
const IDS: Partial<Record<Path, number>> & Record<PathWithId, number> = {
  '/sub-materi/$id': 1,
  '/soal/$id': 1,
  '/lihat/soal/$id': 1,
  '/lihat/group/$id': 1,
  '/group/$id': 1,
  '/pembahasan/$idSoal': 1,
  '/snpmb/materi/$id': 1,
  '/impor/$id': 1,
  '/cetak/$id': 1,
}
/** Samples have no import and no export: their pages are reached through a file, and through making one. */
const REACHED: Partial<Record<Path, Pick<Place, 'path' | 'open'>>> = {
  '/impor/$id': { path: '/impor', open: importedRows },
  '/cetak/$id': { path: '/ekspor?form=kategori', open: printed },
}
const addressOf = (path: Path) => path.replace(/\$\w+/, () => String(IDS[path]))
const GROUP = addressOf('/group/$id')
const DISCUSSION = addressOf('/pembahasan/$idSoal')
const SUBTOPIC = addressOf('/sub-materi/$id')

/** A page that joins is visited without a line here. */
const everyScreen: Place[] = pages.map(({ path, access }) => ({
  name: SCREENS[path] ?? path.slice(1).replaceAll('/', '-'),
  path: addressOf(path),
  who: access === 'public' ? 'stranger' : 'admin',
  ...REACHED[path],
}))

export const PLACES: Place[] = [
  ...everyScreen,
  { name: 'home-profile', path: '/', open: press('Profil') },
  { name: 'subject-add', path: '/subjek', open: press('Tambah subjek') },
  { name: 'subject-edit', path: '/subjek', open: press(/^Edit/) },
  { name: 'class-add', path: '/kelas', open: press('Tambah kelas') },
  { name: 'class-edit', path: '/kelas', open: press(/^Edit/) },
  { name: 'category-add', path: '/kategori', open: press('Tambah kategori') },
  { name: 'category-edit', path: '/kategori', open: press(/^Edit/) },
  { name: 'indicator-add', path: '/indikator', open: press('Tambah indikator') },
  { name: 'indicator-edit', path: '/indikator', open: press(/^Edit/) },
  { name: 'question-level-add', path: '/level-soal', open: press('Tambah level soal') },
  { name: 'topic-add', path: '/materi', open: press('Tambah materi') },
  { name: 'topic-edit', path: '/materi', open: press(/^Edit/) },
  { name: 'question-filter', path: '/soal', open: unfold('Status'), only: 'desktop' },
  { name: 'question-add', path: '/soal', open: pressInHeader('Tambah isi saja') },
  { name: 'question-edit', path: '/soal', open: throughMenu('Edit isi saja') },
  { name: 'item-add', path: '/soal', open: press('Tambah soal') },
  { name: 'item-edit', path: '/soal?page=2', open: press(/^Edit$/) },
  { name: 'categories', path: '/soal?form=kategori' },
  { name: 'rubric-edit', path: '/soal?form=uraian&q=Beni', open: press(/^Edit$/) },
  { name: 'categories-edit', path: '/soal?form=kategori', open: press(/^Edit$/) },
  { name: 'short-answer-item', path: '/soal?form=isian', open: press(/^Edit$/) },
  { name: 'matching', path: '/soal?form=jodohkan' },
  { name: 'matching-edit', path: '/soal?form=jodohkan', open: press(/^Edit$/) },
  { name: 'view-categories', path: '/soal?form=kategori', open: viewed },
  { name: 'view-matching', path: '/soal?form=jodohkan', open: viewed },
  { name: 'view-essay', path: '/soal?form=uraian&q=Beni', open: viewed },
  { name: 'item-view', path: '/soal?form=kategori', open: viewedInForm },
  { name: 'several-answers', path: '/soal?form=pgk' },
  { name: 'rubric', path: '/soal?form=uraian&q=Beni' },
  { name: 'question-empty', path: '/soal?question_code=tidak-ada' },
  { name: 'question-totals', path: '/soal', open: pressInHeader('Literasi') },
  { name: 'selection-add', path: '/soal?page=2', open: addOption },
  { name: 'formula', path: '/soal?page=2', open: formula },
  { name: 'selection-menu', path: '/soal?page=2', open: optionMenu },
  { name: 'answer-edit', path: '/soal?page=2', open: answerDialog },
  { name: 'essay-edit', path: '/soal', open: throughMenu('Edit Jawaban', { type: 'Essay' }) },
  { name: 'keyword-add', path: '/soal', open: throughMenu('Tambah kata kunci') },
  { name: 'short-answer-add', path: '/soal', open: throughMenu('Tambah isian singkat', { type: 'Isian singkat' }) },
  { name: 'group-add', path: GROUP, open: press('Tambah soal') },
  { name: 'group-duplicate', path: GROUP, open: pressInHeader('Duplikat') },
  { name: 'group-take-in', path: GROUP, open: pressInHeader('Masukkan soal') },
  { name: 'discussion-edit', path: DISCUSSION, open: press(/^Edit/) },
  { name: 'subtopic-add', path: SUBTOPIC, open: press('Tambah sub-materi') },
  { name: 'subtopic-edit', path: SUBTOPIC, open: press(/^Edit/) },
  { name: 'history-open', path: '/history', open: unfoldChange },
  { name: 'history-question', path: '/history?question_id=1' },
  { name: 'history-restore', path: '/history', open: restoreQuestion },
  { name: 'banner-add', path: '/banner', open: press('Tambah banner') },
  { name: 'banner-edit', path: '/banner', open: press(/^Edit/) },
  { name: 'snpmb-question-add', path: '/snpmb/soal', open: pressInHeader('Tambah isi saja') },
  { name: 'snpmb-item-add', path: '/snpmb/soal', open: press('Tambah soal') },
  { name: 'snpmb-question-edit', path: '/snpmb/soal', open: throughMenu('Edit isi saja') },
  { name: 'snpmb-category-edit', path: '/snpmb/kategori', open: press(/^Edit/) },
  { name: 'chart-indicator', path: '/chart?view=indikator' },
  { name: 'chart-level', path: '/chart?view=level' },
  { name: 'delete', path: '/soal', open: throughMenu('Hapus', { opened: '[role="alertdialog"]' }) },
  { name: 'import-row-edit', path: '/impor', open: importedRow },
  { name: 'not-found', path: '/tidak-ada' },
]

async function importedRow(page: Page) {
  await importedRows(page)
  await page.getByRole('button', { name: 'Edit soal 2' }).click()
  await page
    .getByRole('dialog', { name: 'Edit soal 2' })
    .getByRole('textbox', { name: /Teks soal/ })
    .waitFor()
  return DIALOG
}

/** An account has at most three open imports: one that is there is opened again. The list may hold others' files too. */
async function importedRows(page: Page) {
  const there = page.getByRole('link', { name: /^Tryout/ }).first()
  const list = page.getByRole('table', { name: 'Impor saya' })
  await list.or(page.getByText('Belum ada berkas yang diimpor.')).first().waitFor()
  if (await there.isVisible()) await there.click()
  else await sendFile(page, wordFile())
  await page.getByRole('article', { name: 'Soal 1' }).waitFor()
  return undefined
}

async function printed(page: Page) {
  await page.getByRole('button', { name: /^Buat dari/ }).click()
  await page.getByRole('link', { name: 'Cetak' }).first().click()
  await page.locator('.paper').waitFor()
  return undefined
}

async function formula(page: Page) {
  await addOption(page)
  await page.locator(DIALOG).getByRole('button', { name: 'Rumus', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Rumus' })
  await dialog.getByLabel('LaTeX').fill('\\int_{0}^{\\pi}\\frac{\\sin x}{1+x^{2}}\\,dx=\\sqrt[3]{\\frac{a}{b}}')
  await dialog.locator('math').first().waitFor()
  return DIALOG
}

async function optionMenu(page: Page) {
  await page.getByRole('button', { name: 'Tindakan pilihan A' }).first().click()
  await page.getByRole('menu').waitFor()
  return '[role="menu"]'
}

async function answerDialog(page: Page) {
  const options = page.getByRole('list', { name: 'Pilihan jawaban' }).first().getByRole('listitem')
  await options.filter({ hasNotText: 'Jawaban benar' }).first().getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Jadikan jawaban' }).click()
  await page.locator(DIALOG).waitFor()
  return DIALOG
}

async function unfoldChange(page: Page) {
  await renameThereAndBack(page)
  await page
    .getByRole('button', { name: /^Lihat perubahan/ })
    .first()
    .click()
  await page.getByRole('list', { name: 'Yang berubah' }).waitFor()
  return undefined
}

/** Sample content has no history: renames a class, and gives it its old name back. */
async function renameThereAndBack(page: Page) {
  await page.evaluate(async () => {
    const headers = { token: localStorage.getItem('token') ?? '', 'content-type': 'application/json' }
    const { data } = await (await fetch('/v1/class/1', { headers })).json()
    for (const class_name of ['Nama lain', data[0].class_name]) {
      await fetch('/v1/class/1', { method: 'PATCH', headers, body: JSON.stringify({ class_name }) })
    }
  })
  await page.reload()
}

async function restoreQuestion(page: Page) {
  await renameThereAndBack(page)
  await page
    .getByRole('button', { name: /^Pulihkan versi sebelumnya/ })
    .first()
    .click()
  await page.getByRole('alertdialog').waitFor()
  return '[role="alertdialog"]'
}

/** The first question as a student sees it, with its key filled in and checked. */
async function viewed(page: Page) {
  await actOnCard(page.getByRole('article').first(), 'Lihat seperti siswa')
  await page.getByRole('button', { name: 'Isi dengan kunci' }).click()
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await page.getByText(/^Skor /).waitFor()
  return undefined
}

async function viewedInForm(page: Page) {
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  await page.getByRole('button', { name: 'Lihat seperti siswa' }).click()
  await page.getByRole('button', { name: 'Isi dengan kunci' }).click()
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await page.getByText(/^Skor /).waitFor()
  return `${DIALOG}:has(.student-frame)`
}
