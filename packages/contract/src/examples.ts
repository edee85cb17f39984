// One example of each field on the wire, by its name: for the OpenAPI document and for the requests that tests make.
// Apart from the shapes, because the web app has no use for it: in the shapes it would weigh on the first load.
import type * as z from 'zod'
import type { contract } from './index.ts'
import { SAID } from './reply.ts'
import { IMAGE_BODY_LIMIT, type Route, type Schema } from './route.ts'
import { MONTHS } from './total.ts'

const MOMENT = '2026-01-05T02:30:00.000Z'
const PICTURE = '/media/0123456789abcdef0123456789abcdef.png'
const PICTURE_DATA =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The first that fits a field's shape is its example. A text without an example does not compile. */
export const EXAMPLES: Examples = {
  letter: ['E'],
  rule: ['di-place'],
  fix: ['di atas'],
  words: [['memecahkan', 'pecahan']],
  in: [['discussion']],
  value: ['published'],
  context: ['kita memecahkan soal ini dengan pecahan senilai'],
  is: ['discussion'],
  samples: [['Bandung']],
  ac_name: ['Staf'],
  file: ['<p>Apa ide pokok paragraf kedua?</p>'],
  stored: ['<p>Apa ide pokok paragraf pertama?</p>'],
  ac_email: ['staf@sekolah.id'],
  ac_level: [2],
  id_level: [2],
  level_name: ['Team Content'],
  ac_password: ['kebun raya pagi hari'],
  current_password: ['kolam ikan sore hari'],
  token: ['k3Yd0c9x8Qh2vN5rT7uW1zA4bC6eF8gH0jK2mP4sV6w'],
  otp: ['123456'],
  secret: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
  uri: ['otpauth://totp/Bank%20Soal:staf%40sekolah.id?issuer=Bank%20Soal&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
  recovery_codes: [['7KQM-X4TR-PB29']],
  passkey_origin: ['https://soal.sekolah.id'],
  used_at: [MOMENT],
  name_creator: ['Admin'],
  name_updater: ['Staf'],
  created_at: [MOMENT],
  updated_at: [MOMENT],
  reset_pending: [0],
  device: ['9f2c4e61d0b84a7f8c35e2a1770b6d94'],
  device_name: ['Chrome di Windows'],
  address: ['10.0.0.7'],
  last_used_at: [MOMENT],
  since: [MOMENT],
  week: ['2026-03-02'],
  read_at: [MOMENT],
  submitted_at: [MOMENT],
  name_submitter: ['Staf'],
  approved_at: [MOMENT],
  name_approver: ['Admin'],
  name_asker: ['Staf'],
  due_on: ['2026-12-31'],
  note: ['Stimulus perlu lebih singkat.'],
  said: ['C'],
  key_said: ['B'],
  name_settler: ['Staf'],
  stimulus: ['<p>Bacalah teks berikut.</p>'],
  quote: ['ide pokok'],
  resolved_at: [MOMENT],
  name_resolver: ['Admin'],
  edited_at: [MOMENT],
  deleted_at: [MOMENT],
  refusal: ['Anda bukan penelaah subjek ini.'],
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
  name_owner: ['Staf'],
  table_columns: [['text', 'status']],
  detail: ['<p>Kalimat utama memuat ide pokok.</p>'],
  code: ['TEKINF', '123456'],
  question_code: ['TEKINF-Q000001'],
  file_name: ['Tryout 1.docx'],
  query: ['status=approved&topic_id=1'],
  seed: ['483920'],
  letterhead: [['SMA Nusantara']],
  losses: [['S-12: satuan tidak disimpan.']],
  except: [[]],
  place: ['hlm. 3, paragraf 41'],
  reasons: [['Kunci belum ada.']],
  reason: ['Indikator ini bukan indikator dari subjek yang dipilih.'],
  codes: [['TEKINF-Q000001']],
  set_columns: [['status', 'label']],
  field: ['status'],
  seen: ['q0nAtqJ0kq5kV5bXlZ8p2H3mWc7dRz1sT9uYfGhJkLo'],
  warnings: [['Gambar tautan tidak diambil.']],
  error: ['Berkas rusak dan tidak bisa dibuka.'],
  qt_id: [2],
  parent_id: [null],
  question_text: ['<p>Apa ide pokok paragraf pertama?</p>'],
  answer: ['Manfaat tanaman bakau', { choices: [1] }],
  pairs: [[['l1', 'r2']]],
  answerEssay: ['Manfaat tanaman bakau'],
  selection_text: ['Manfaat tanaman bakau'],
  answer_text: ['Manfaat tanaman bakau'],
  keyword_text: ['ide pokok'],
  short_answer_text: ['42'],
  first_range: ['45'],
  second_range: ['40'],
  text: ['Ide pokok selalu ada di kalimat pertama.'],
  interaction: [{ multiple: false, order: 'auto' }],
  scoring: [{ points: 1, rule: 'all' }],
  unit: ['meter'],
  column: ['c1'],
  discussion_text: ['<p>Kalimat utama ada di awal paragraf.</p>'],
  description: ['Selamat datang'],
  target: ['/materi'],
  image: [PICTURE],
  images: [[PICTURE]],
  data: [PICTURE],
  question_id: [1],
  other_id: [2],
  begins: ['Apa ide pokok paragraf pertama?'],
  page: [1],
  totalData: [1],
  children: [0],
  month: ['2026-01-01'],
  category: [[...MONTHS]],
  at: [MOMENT],
  first_at: [MOMENT],
  by_name: ['Admin'],
  resource: ['subject'],
  change: ['1042'],
  title: ['LIT'],
  before: [{ name: 'Literas' }, 'Apa '],
  after: [{ name: 'Literasi' }, ' paragraf pertama?'],
  message: [SAID.edited],
}

/** Fields that do not go with the others of a body: ids and times of rows, parts of another type of question, and what
 * only the owner of an account edits. */
const LEFT_OUT: [path: RegExp, fields: RegExp][] = [
  [/./, /^(updated_at|id|id_selection|id_keyword|id_short_answer)$/],
  [/v1\/question/, /^(short_answers|statements)$/],
  [/snpmb\/question/, /^(selections|short_answers)$/],
  [/account\/:id$/, /^(ac_name|ac_password|current_password)$/],
]
export const isLeftOut = ({ path }: Route, field: string) =>
  LEFT_OUT.some(([where, fields]) => where.test(path) && fields.test(field))

/** Whether the bytes of a picture may stand in the body's `image`. */
export const takesPicture = ({ body, bodyLimit }: Route) =>
  bodyLimit === IMAGE_BODY_LIMIT && 'image' in ((body as Partial<z.ZodObject> | undefined)?.shape ?? {})

/** What a field of this call's body may hold, the best first. */
export function examplesInBody(route: Route, field: string): readonly unknown[] {
  if (field === 'image' && takesPicture(route)) return [PICTURE_DATA]
  if (field === 'file') return ['Tryout 1.docx']
  if (field === 'qt_id' && /snpmb/.test(route.path)) return [5]
  return examplesOf(field)
}

const SAYS: Record<Route['method'], string[]> = {
  // of a finding
  GET: ['Kata depan “di” dipisahkan: di atas.'],
  POST: [SAID.added],
  PATCH: [SAID.edited],
  DELETE: [SAID.removed],
}

/** What a field of this call's reply may hold. A question is a multiple-choice one there: it has no parts of other types. */
export function examplesInReply({ method }: Route, field: string): readonly unknown[] {
  if (field === 'message') return SAYS[method]
  if (field === 'short_answers' || field === 'statements') return [[]]
  return examplesOf(field)
}

const examplesOf = (field: string): readonly unknown[] => (EXAMPLES as Record<string, readonly unknown[]>)[field] ?? []

type Resources = (typeof contract)[keyof typeof contract]
type Routes = Resources extends infer R ? (R extends unknown ? R[keyof R] : never) : never
type Sent<R> = R extends { body: infer S extends Schema } ? z.input<S> : never
type Answered<R> = R extends { response: infer S extends Schema } ? z.output<S> : never

/** Each field of a value, and of everything in it, with what it holds. */
type Fields<T> = T extends readonly (infer Item)[]
  ? Fields<Item>
  : T extends Uint8Array | Blob
    ? never
    : T extends object
      ? {
          [Name in keyof T & string]-?: string extends Name ? never : [Name, T[Name]] | Fields<T[Name]>
        }[keyof T & string]
      : never
type Field = Fields<Sent<Routes> | Answered<Routes>>
type FieldName = Field[0]
type Value<Name> = Exclude<Extract<Field, [Name, unknown]>[1], undefined>
/** Of a text its shape does not say what a reader should see there. An id is a number that may come as digits. */
type TextName = {
  [Name in FieldName]: string extends Value<Name> ? (number extends Value<Name> ? never : Name) : never
}[FieldName]
type Some<Name> = readonly [Value<Name>, ...Value<Name>[]]
type Examples = { readonly [Name in TextName]: Some<Name> } & { readonly [Name in FieldName]?: Some<Name> }
