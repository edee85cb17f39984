/** What people call the rows of each table. */
const THING: Readonly<Record<string, string>> = {
  question: 'soal',
  selection: 'pilihan jawaban',
  answer: 'kunci jawaban',
  keyword: 'kata kunci',
  short_answer: 'isian singkat',
  statement: 'pernyataan',
  statement_answer: 'jawaban pernyataan',
  discussion: 'pembahasan',
  discussion_image: 'gambar pembahasan',
  question_image: 'gambar soal',
  free_trial: 'Free Trial',
  subject: 'subjek',
  class: 'kelas',
  category: 'kategori',
  category_class: 'kelas',
  category_image: 'gambar',
  indicator: 'indikator',
  question_level: 'level soal',
  topic: 'materi',
  topic_image: 'gambar',
  subtopic: 'sub-materi',
  subtopic_image: 'gambar',
  banner: 'banner',
  account: 'akun',
}
export const thingOf = (resource: string) => THING[resource] ?? resource

/** What the list can be asked for; those of level 1 last. */
const ASKED = [
  'question',
  'selection',
  'answer',
  'keyword',
  'short_answer',
  'statement',
  'discussion',
  'free_trial',
  'topic',
  'subtopic',
  'category',
  'subject',
  'class',
  'indicator',
]
const ASKED_BY_ADMINS = ['banner', 'account']

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
export const titleOf = (resource: string) => capital(thingOf(resource))
export const resourceOptions = (all: boolean) =>
  [...ASKED, ...(all ? ASKED_BY_ADMINS : [])].map((value) => ({ value, label: titleOf(value) }))

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
