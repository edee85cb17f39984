import { LABEL_WORD, TYPE_WORD } from '../ui/question-words.ts'
import { STATUS_LABEL } from '../ui/status-pill.tsx'

/** How a column is called, and how its value is shown. */
export interface Column {
  label: string
  /** `html`: rich text. `name`: an id, by the name that comes along. `image`: an id of a picture. `words`: a code. */
  as: 'text' | 'html' | 'name' | 'image' | 'words'
  words?: Readonly<Record<string, string>>
}

const text = (label: string): Column => ({ label, as: 'text' })
const html = (label: string): Column => ({ label, as: 'html' })
const name = (label: string): Column => ({ label, as: 'name' })
const words = (label: string, meaning: Readonly<Record<string, string>>): Column => ({
  label,
  as: 'words',
  words: meaning,
})

/** Columns that are called alike in every table; what stands nowhere here is the database's own. */
const COMMON: Readonly<Record<string, Column>> = {
  name: text('Nama'),
  code: text('Kode'),
  subject_id: name('Subjek'),
  class_id: name('Kelas'),
  category_id: name('Kategori'),
  topic_id: name('Materi'),
  subtopic_id: name('Sub-materi'),
  indicator_id: name('Indikator'),
  level_id: name('Level soal'),
  parent_id: name('Group'),
  selection_id: name('Pilihan'),
  statement_id: name('Pernyataan'),
  image_id: { label: 'Gambar', as: 'image' },
  status: words('Status', STATUS_LABEL),
  label: words('Label', LABEL_WORD),
  family: words('Keluarga', { literasi: 'Literasi', numerasi: 'Numerasi' }),
}

/** Columns that mean something else in one table; null: said by the entry itself. */
const OWN: Readonly<Record<string, Readonly<Record<string, Column | null>>>> = {
  class: { stage: text('Jenjang') },
  category: { detail: html('Detail kategori') },
  category_class: { category_id: null },
  category_image: { category_id: null },
  topic: { name: text('Judul materi'), detail: html('Detail materi') },
  topic_image: { topic_id: null },
  subtopic: { detail: html('Detail sub-materi') },
  subtopic_image: { subtopic_id: null },
  banner: { description: text('Deskripsi'), target: text('Tautan') },
  question: { text: html('Teks soal'), answer: html('Jawaban essay'), type: words('Tipe soal', TYPE_WORD) },
  selection: { text: html('Teks pilihan') },
  keyword: { text: html('Kata kunci') },
  short_answer: {
    text: html('Isian singkat'),
    first_range: text('Batas Bilangan Atas'),
    second_range: text('Batas Bilangan Bawah'),
  },
  statement: { text: html('Pernyataan') },
  statement_answer: { value: words('Jawaban', { 1: 'Benar', 2: 'Salah' }) },
  discussion: { text: html('Teks pembahasan') },
  account: {
    email: text('Email'),
    level: words('Level', { 1: 'Admin', 2: 'Team Content', 3: 'Menunggu Verifikasi' }),
    is_active: words('Status akun', { 1: 'Aktif', 2: 'Menunggu verifikasi' }),
    password: words('Password', { changed: 'Diganti' }),
    password_reset: words('Password baru', {
      approved: 'Disetujui',
      rejected: 'Ditolak',
      mail: 'Diganti lewat email',
      console: 'Diganti lewat konsol',
      open: 'Diganti',
    }),
  },
}

/** The column as people know it; undefined for what only the database needs. */
export function columnOf(resource: string, column: string): Column | undefined {
  const own = OWN[resource]?.[column]
  return own === null ? undefined : (own ?? COMMON[column])
}
