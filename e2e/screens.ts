import type { Page } from 'playwright-core'

/** A screen or a dialog, with the way to it. Every one is checked by axe, and drawn by `npm run screens`. */
export interface Place {
  name: string
  path: string
  /** Who is looking: an admin unless told, Team Content, or a stranger. */
  who?: 'admin' | 'staff' | 'stranger'
  /** Where it is otherwise: on a phone the filters stand in a sheet of their own. */
  only?: 'desktop' | 'phone'
  /** What to press after the page stands; gives back the element that opened, if it is not the whole page. */
  open?: (page: Page) => Promise<string | undefined>
}

export const DIALOG = '[role="dialog"]'
export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.locator(DIALOG).waitFor()
  return DIALOG
}

/** Opens a select: a popup hides the rest of the page from axe, so it is asked about itself. */
const unfold = (label: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: label }).first().click()
  await page.getByRole('listbox').waitFor()
  return '[role="listbox"]'
}

/** Opens a dialog by an entry of the first card's menu. */
function throughMenu(entry: string, opened: string) {
  return async (page: Page) => {
    const menus = page.getByRole('button', { name: /^Tindakan lain untuk/ })
    await menus.first().click()
    await page.getByRole('menuitem', { name: entry }).click()
    await page.locator(opened).waitFor()
    return opened
  }
}

/** Whether a place is one of a screen of this size. */
export const isThere = ({ only }: Place, size: 'desktop' | 'phone') => only === undefined || only === size

export const PLACES: Place[] = [
  { name: 'login', path: '/login', who: 'stranger' },
  { name: 'register', path: '/register', who: 'stranger' },
  { name: 'forgot-password', path: '/forgot-password', who: 'stranger' },
  { name: 'home', path: '/' },
  { name: 'home-profile', path: '/', open: press('Profil') },
  { name: 'subject', path: '/subjek' },
  { name: 'subject-add', path: '/subjek', open: press('Tambah subjek') },
  { name: 'subject-edit', path: '/subjek', open: press(/^Edit/) },
  { name: 'class', path: '/kelas' },
  { name: 'class-add', path: '/kelas', open: press('Tambah kelas') },
  { name: 'class-edit', path: '/kelas', open: press(/^Edit/) },
  { name: 'category', path: '/kategori' },
  { name: 'category-add', path: '/kategori', open: press('Tambah kategori') },
  { name: 'category-edit', path: '/kategori', open: press(/^Edit/) },
  { name: 'indicator', path: '/indikator' },
  { name: 'indicator-add', path: '/indikator', open: press('Tambah indikator') },
  { name: 'indicator-edit', path: '/indikator', open: press(/^Edit/) },
  { name: 'topic', path: '/materi' },
  { name: 'topic-add', path: '/materi', open: press('Tambah materi') },
  { name: 'topic-edit', path: '/materi', open: press(/^Edit/) },
  { name: 'question', path: '/soal' },
  { name: 'question-filter', path: '/soal', open: unfold('Status'), only: 'desktop' },
  { name: 'question-add', path: '/soal', open: press('Tambah soal') },
  { name: 'question-edit', path: '/soal', open: press(/^Edit$/) },
  { name: 'item-add', path: '/soal', open: press('Tulis soal') },
  { name: 'item-edit', path: '/soal?page=2', open: press('Edit lengkap') },
  { name: 'question-empty', path: '/soal?question_code=tidak-ada' },
  { name: 'question-totals', path: '/soal', open: press('Literasi') },
  { name: 'selection-add', path: '/soal?page=2', open: press('Tambah pilihan') },
  { name: 'formula', path: '/soal?page=2', open: formula },
  { name: 'selection-menu', path: '/soal?page=2', open: optionMenu },
  { name: 'answer-edit', path: '/soal?page=2', open: answerDialog },
  { name: 'essay-edit', path: '/soal', open: press('Edit Jawaban') },
  { name: 'keyword-add', path: '/soal', open: throughMenu('Tambah kata kunci', DIALOG) },
  { name: 'short-answer-add', path: '/soal', open: press('Tambah isian singkat') },
  { name: 'group', path: '/group/1' },
  { name: 'group-add', path: '/group/1', open: press('Tambah soal') },
  { name: 'group-duplicate', path: '/group/1', open: press('Duplikat') },
  { name: 'discussion', path: '/pembahasan/1' },
  { name: 'discussion-edit', path: '/pembahasan/1', open: press(/^Edit/) },
  { name: 'subtopic', path: '/sub-materi/1' },
  { name: 'subtopic-add', path: '/sub-materi/1', open: press('Tambah sub-materi') },
  { name: 'subtopic-edit', path: '/sub-materi/1', open: press(/^Edit/) },
  { name: 'history', path: '/history' },
  { name: 'history-open', path: '/history', open: unfoldChange },
  { name: 'history-question', path: '/history?question_id=1' },
  { name: 'history-restore', path: '/history', open: restoreQuestion },
  { name: 'banner', path: '/banner' },
  { name: 'banner-add', path: '/banner', open: press('Tambah banner') },
  { name: 'banner-edit', path: '/banner', open: press(/^Edit/) },
  { name: 'snpmb-question', path: '/snpmb/soal' },
  { name: 'snpmb-question-add', path: '/snpmb/soal', open: press('Tambah soal') },
  { name: 'snpmb-item-add', path: '/snpmb/soal', open: press('Tulis soal') },
  { name: 'snpmb-question-edit', path: '/snpmb/soal', open: press('Edit') },
  { name: 'snpmb-category', path: '/snpmb/kategori' },
  { name: 'snpmb-category-edit', path: '/snpmb/kategori', open: press(/^Edit/) },
  { name: 'snpmb-topic', path: '/snpmb/kategori', open: snpmbTopics },
  { name: 'chart', path: '/chart' },
  { name: 'chart-indicator', path: '/chart?view=indikator' },
  { name: 'chart-level', path: '/chart?view=level' },
  { name: 'delete', path: '/soal', open: throughMenu('Hapus', '[role="alertdialog"]') },
  { name: 'not-found', path: '/tidak-ada' },
]

async function snpmbTopics(page: Page) {
  await page
    .getByRole('link', { name: /^Materi / })
    .first()
    .click()
  await page.getByRole('heading', { name: 'SNPMB Materi' }).waitFor()
  return undefined
}

async function formula(page: Page) {
  await press('Tambah pilihan')(page)
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
  await optionMenu(page)
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

/** Sample content has no past: a class is renamed, and called as before. */
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
