import type { Page } from 'playwright-core'
import { type Path, pages } from '../packages/web/src/nav/pages.ts'
import {
  addOption,
  answerDialog,
  bulkPreviewed,
  formula,
  found,
  importedRow,
  importedRows,
  optionMenu,
  press,
  pressInHeader,
  printed,
  restoreQuestion,
  throughMenu,
  unfold,
  unfoldChange,
  viewed,
  viewedInForm,
} from './open-places.ts'

/** A screen or dialog, and how to open it. `npm run screens` takes a screenshot of it. */
export interface Place {
  name: string
  path: string
  /** Which user opens it: an admin (default), Team Content, or a visitor who is not signed in. */
  who?: 'admin' | 'staff' | 'stranger'
  /** Set when the place exists at one size only: on a phone, for example, the filters are in a sheet. */
  only?: 'desktop' | 'phone'
  /** What to press after the page has loaded; returns a selector of what opened, unless it is the whole page. */
  open?: (page: Page) => Promise<string | undefined>
  /** Whether axe checks it, which it does by default. */
  hasAxe?: boolean
}

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
  '/kembar': 'twins',
  '/alur-telaah': 'review-policy',
  '/tugas': 'own-tasks',
  '/telaah/$id': 'review',
  '/periksa-kunci/$id': 'key-check',
  '/cetak/$id': 'print',
}

type PathWithId = Extract<Path, `${string}$${string}`>
/** The ids of sample rows that pages show: a topic with sub-topics, a question with a discussion, an SNPMB category. */
const IDS: Partial<Record<Path, number>> & Record<PathWithId, number> = {
  '/sub-materi/$id': 1,
  '/soal/$id': 1,
  '/lihat/soal/$id': 1,
  '/lihat/group/$id': 1,
  '/telaah/$id': 1,
  '/periksa-kunci/$id': 1,
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
  { name: 'table', path: '/soal?layout=table' },
  { name: 'table-columns', path: '/soal?layout=table', open: press('Kolom') },
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
  { name: 'question-search', path: '/soal?cari=hasil' },
  { name: 'question-search-wrong', path: '/soal?cari=%22hasil' },
  { name: 'question-search-help', path: '/soal', open: press('Cara mencari') },
  { name: 'find', path: '/soal', open: found },
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
  { name: 'twins-pair', path: '/kembar?buka=kembar:1:2' },
  { name: 'ubah-preview', path: '/ubah', open: bulkPreviewed },
  { name: 'ubah-move', path: '/ubah', open: press('Tempat Tidak diubah') },
  { name: 'ubah-group', path: '/ubah', open: press('Group Tidak diubah') },
  { name: 'ubah-out', path: '/ubah?group=1', open: press('Group Tidak diubah') },
  { name: 'not-found', path: '/tidak-ada' },
]
