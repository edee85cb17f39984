import type { Access } from '@bank/contract/access'
import { ACCOUNT, COMMON, type Column, type Columns, HIDDEN, html, QUESTION, text, words } from './columns.ts'

interface Thing {
  /** The Indonesian word for a row of the table. */
  word: string
  /** Who can filter the list by it; undefined for tables that only change together with another one. */
  askedBy?: Exclude<Access, 'public'>
  /** Its columns that are not called as in every table. */
  columns?: Columns
}

/** Every table that has a history, in the order of the filter. */
const THINGS: Readonly<Record<string, Thing>> = {
  question: { word: 'soal', askedBy: 'staff', columns: QUESTION },
  selection: { word: 'pilihan jawaban', askedBy: 'staff', columns: { text: html('Teks pilihan') } },
  answer: { word: 'kunci jawaban', askedBy: 'staff' },
  keyword: { word: 'kata kunci', askedBy: 'staff', columns: { text: html('Kata kunci') } },
  short_answer: {
    word: 'isian singkat',
    askedBy: 'staff',
    columns: {
      text: html('Isian singkat'),
      first_range: text('Batas Bilangan Atas'),
      second_range: text('Batas Bilangan Bawah'),
    },
  },
  statement: { word: 'pernyataan', askedBy: 'staff', columns: { text: html('Pernyataan') } },
  statement_answer: { word: 'jawaban pernyataan', columns: { value: words('Jawaban', { 1: 'Benar', 2: 'Salah' }) } },
  discussion: { word: 'pembahasan', askedBy: 'staff', columns: { text: html('Teks pembahasan') } },
  discussion_image: { word: 'gambar pembahasan' },
  question_image: { word: 'gambar soal' },
  free_trial: { word: 'Free Trial', askedBy: 'staff' },
  topic: { word: 'materi', askedBy: 'staff', columns: { name: text('Judul materi'), detail: html('Detail materi') } },
  topic_image: { word: 'gambar', columns: { topic_id: HIDDEN } },
  subtopic: { word: 'sub-materi', askedBy: 'staff', columns: { detail: html('Detail sub-materi') } },
  subtopic_image: { word: 'gambar', columns: { subtopic_id: HIDDEN } },
  category: { word: 'kategori', askedBy: 'staff', columns: { detail: html('Detail kategori') } },
  category_class: { word: 'kelas', columns: { category_id: HIDDEN } },
  category_image: { word: 'gambar', columns: { category_id: HIDDEN } },
  subject: { word: 'subjek', askedBy: 'staff' },
  class: { word: 'kelas', askedBy: 'staff', columns: { stage: text('Jenjang') } },
  indicator: { word: 'indikator', askedBy: 'staff' },
  question_level: { word: 'level soal', askedBy: 'staff' },
  banner: { word: 'banner', askedBy: 'admin', columns: { description: text('Deskripsi'), target: text('Tautan') } },
  account: { word: 'akun', askedBy: 'admin', columns: ACCOUNT },
}

/** The column as it is told, null where it is hidden, undefined where it was forgotten (things.test.ts). */
export function wordOf(resource: string, column: string): Column | null | undefined {
  const own = THINGS[resource]?.columns?.[column]
  return own === undefined ? COMMON[column] : own
}

/** The column as people know it; undefined for what only the database needs. */
export const columnOf = (resource: string, column: string) => wordOf(resource, column) ?? undefined

export const hasWord = (resource: string) => resource in THINGS
export const thingOf = (resource: string) => THINGS[resource]?.word ?? resource

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
export const titleOf = (resource: string) => capital(thingOf(resource))
export const resourceOptions = (all: boolean) =>
  Object.entries(THINGS)
    .filter(([, { askedBy }]) => askedBy === 'staff' || (all && askedBy === 'admin'))
    .map(([value]) => ({ value, label: titleOf(value) }))

export const actionOptions = [
  { value: 'add', label: 'Menambah' },
  { value: 'edit', label: 'Mengubah' },
  { value: 'status', label: 'Mengubah status' },
  { value: 'delete', label: 'Menghapus' },
  { value: 'restore', label: 'Memulihkan' },
]
export const signInOptions = [
  { value: 'login', label: 'Login' },
  { value: 'logout', label: 'Logout' },
]
