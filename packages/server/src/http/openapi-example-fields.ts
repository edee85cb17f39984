import { MONTHS, SAID } from '@bank/contract'

/** What may stand in a field, the first that fits its shape. */
export type Fields = Record<string, unknown[]>

const PICTURE = '/media/0123456789abcdef0123456789abcdef.png'
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** What a reader should see in a field, the first that fits its shape; the shape alone gives what is not named here. */
const FIELDS: Fields = {
  ac_name: ['Staf'],
  ac_email: ['staf@sekolah.id'],
  ac_level: [2],
  id_level: [2],
  level_name: ['Team Content'],
  ac_password: ['kebun raya pagi hari'],
  current_password: ['kolam ikan sore hari'],
  token: ['k3Yd0c9x8Qh2vN5rT7uW1zA4bC6eF8gH0jK2mP4sV6w'],
  name_creator: ['Admin'],
  name_updater: ['Staf'],
  reset_pending: [0],
  subject_name: ['Literasi'],
  class_name: ['Kelas 5'],
  class_id: ['1,2'],
  category_name: ['Teks Informasi'],
  detail_category: ['<p>Membaca teks informasi.</p>'],
  topic_name: ['Ide pokok'],
  detail_topic: ['<p>Ide pokok ada di dalam kalimat utama.</p>'],
  subtopic_name: ['Kalimat utama'],
  indicator_name: ['Memahami'],
  qtn_level_name: ['Mudah'],
  name: ['Memahami'],
  detail: ['<p>Kalimat utama memuat ide pokok.</p>'],
  code: ['TEKINF', '123456'],
  question_code: ['TEKINF-Q000001'],
  qt_id: [2],
  question_text: ['<p>Apa ide pokok paragraf pertama?</p>'],
  answer: ['Manfaat tanaman bakau'],
  answerEssay: ['Manfaat tanaman bakau'],
  selection_text: ['Manfaat tanaman bakau'],
  answer_text: ['Manfaat tanaman bakau'],
  keyword_text: ['ide pokok'],
  short_answer_text: ['42'],
  first_range: ['45'],
  second_range: ['40'],
  short_answers: [[]],
  statements: [[]],
  text: ['Ide pokok selalu ada di kalimat pertama.'],
  discussion_text: ['<p>Kalimat utama ada di awal paragraf.</p>'],
  description: ['Selamat datang'],
  target: ['/materi'],
  image: [PICTURE],
  images: [[PICTURE]],
  page: [1],
  totalData: [1],
  children: [0],
  question_id: [1],
  data: [PICTURE],
  category: [[...MONTHS]],
  resource: ['subject'],
  title: ['LIT'],
  before: [{ name: 'Literas' }],
  after: [{ name: 'Literasi' }],
}

/** Where a call's body means something else by a field. */
const IN_BODIES: [path: RegExp, method: RegExp, fields: Fields][] = [
  [/image(\/\{id\})?$/i, /post|patch/, { image: [PIXEL] }],
  [/selection|banner/i, /post|patch/, { image: [PIXEL] }],
  [/reset$/, /post/, { code: ['123456'] }],
]
/** What would not go with the rest of an example's body. */
const LEFT_OUT: [path: RegExp, fields: RegExp][] = [
  [/./, /^(updated_at|id_selection|id_keyword)$/],
  [/question(\/\{id\}(\/duplicate)?)?$/, /^(parent_id|short_answers|statements)$/],
  [/account\/\{id\}$/, /^(ac_name|ac_password|current_password)$/],
]

const SAYS: Record<string, string> = { post: SAID.added, patch: SAID.edited, delete: SAID.removed }

/** What stands in the fields of a call's body. */
export function fieldsOfBody(path: string, method: string): Fields {
  const meant = IN_BODIES.filter(([where, how]) => where.test(path) && how.test(method))
  return Object.assign({}, FIELDS, ...meant.map(([, , fields]) => fields))
}

/** What stands in the fields of a call's reply. */
export const fieldsOfReply = (method: string): Fields => ({ ...FIELDS, message: [SAYS[method]] })

export const isLeftOut = (path: string, field: string) =>
  LEFT_OUT.some(([where, fields]) => where.test(path) && fields.test(field))
