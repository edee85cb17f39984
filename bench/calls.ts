import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '../packages/server/src/db/connect.ts'
import { PICTURE } from './fill/fill-bank.ts'
import { MIDDLE_WORD, RARE_WORD, sentence } from './fill/words.ts'
import type { Random } from './random.ts'
import { ADMIN } from './server.ts'

interface Asked {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  body?: object
  /** The question in the path, and the highest question id: pgbench chooses another one for each transaction. */
  about?: { id: number; of: number }
}

/** One call of the contract as staff use it; `ask` returns a new request each time, with other ids. */
export interface Call {
  name: string
  ask: () => Asked
  /** Set when most of the work is not in the database: the reason why pgbench is not run. */
  noLimit?: string
}

const MAIN = '/v1/questionParent'
const FAR_PAGE = 1_000
const PAGE_SIZE = 10

/** The measured calls; reads are first, because the others change the bank. */
export async function callsOn(db: Db, random: Random): Promise<Call[]> {
  const { pick, below } = random
  const sample = await sampleOf(db)
  const some = () => pick(sample.questions)
  const one = (id: number) => ({ path: `/v1/question/${id}`, about: { id, of: sample.all } })
  const far = Math.min(FAR_PAGE, Math.floor(sample.main / PAGE_SIZE))
  const get = (name: string, path: () => string): Call => ({ name, ask: () => ({ method: 'GET', path: path() }) })
  const list = (name: string, query: () => Record<string, string | number>) =>
    get(
      name,
      () => `${MAIN}?${new URLSearchParams(Object.entries(query()).map(([key, value]) => [key, String(value)]))}`,
    )
  const post = (name: string, path: string, body: () => object, noLimit?: string): Call => ({
    ...{ name, ask: () => ({ method: 'POST', path, body: body() }) },
    ...(noLimit ? { noLimit } : {}),
  })
  const picture = `data:image/png;base64,${(await readFile(PICTURE)).toString('base64')}`

  /** Of a language's words: questions that are all alike would each be compared with all the others. */
  const typed = () => `<p>${sentence(random, 18)}?</p>`
  const plain = () => {
    const { topic_id, class_id, level_id } = some()
    return {
      ...{ qt_id: 2, label: 'tryout', topic_id, class_id, ql_id: level_id },
      question_text: typed(),
    }
  }
  return [
    list('daftar: tanpa saringan', () => ({})),
    list('daftar: subjek', () => ({ subject_id: some().subject_id })),
    list('daftar: materi', () => ({ topic_id: some().topic_id })),
    list('daftar: status', () => ({ status: some().status })),
    list('daftar: subjek + status', () => ({ subject_id: some().subject_id, status: some().status })),
    list('daftar: lima dari subjek + status', () => ({
      limit: 5,
      subject_id: some().subject_id,
      status: some().status,
    })),
    list('daftar: semua saringan', () => {
      const { code: _, id: __, level_id, created_by, ...rest } = some()
      return { ...rest, ql_id: level_id, id_question_creator: created_by }
    }),
    list(`daftar: halaman ${far}`, () => ({ page: far })),
    list('daftar: kode', () => ({ question_code: some().code.slice(-6) })),
    list('daftar: kata sedang', () => ({ q: MIDDLE_WORD })),
    list('daftar: kata langka', () => ({ q: RARE_WORD })),
    list('cari: kata sedang', () => ({ cari: MIDDLE_WORD })),
    list('cari: kata langka', () => ({ cari: RARE_WORD })),
    list('cari: kata langka + subjek + status', () => ({
      cari: RARE_WORD,
      subject_id: some().subject_id,
      status: some().status,
    })),
    list('cari: frasa', () => ({ cari: '"manakah yang benar"' })),
    list('cari: dua kata', () => ({ cari: `${MIDDLE_WORD} ${RARE_WORD}` })),
    list('cari: tanpa sebuah kata', () => ({ cari: `${RARE_WORD} -${MIDDLE_WORD}` })),
    list('cari: paling cocok dahulu', () => ({ cari: MIDDLE_WORD, order: 'best' })),
    get('cari: materi', () => '/v1/topic?cari=materi&page=1'),
    post('kembar: saat menulis', '/v1/question/similar', () => alteredCopy(pick(sample.compared), below), RANKED),
    get('cari: Ctrl+K', () => `/v1/find?q=${RARE_WORD}`),
    get('cari: angka di samping saringan', () => `/v1/question/facets?cari=${MIDDLE_WORD}`),
    list('cari: awal kata', () => ({ cari: `${MIDDLE_WORD.slice(0, 4)}*` })),
    list('daftar: belum ada jawaban', () => ({ missing: 'answer' })),
    list('daftar: belum ada pembahasan', () => ({ missing: 'discussion' })),
    list('daftar: beberapa kelas, bukan label, status', () => ({
      class_id: `${some().class_id},${some().class_id}`,
      label: '!exam,tryout',
      status: some().status,
    })),
    list('daftar: memuat gambar, belum ada pembahasan', () => ({ has: 'image', missing: 'discussion' })),
    { name: 'satu soal dengan semua bagiannya', ask: () => ({ method: 'GET', ...one(some().id) }) },
    get('daftar SNPMB', () => '/v1/snpmb/question'),
    get('total', () => '/v1/total'),
    get('total/indicator', () => '/v1/total/indicator'),
    get('total/level', () => '/v1/total/level'),
    get('total/chart', () => '/v1/total/chart?year=2026'),
    get('dasbor', () => '/v1/dashboard'),
    get('riwayat', () => '/v1/history'),
    get('riwayat satu soal', () => `/v1/history?question_id=${some().id}`),
    get('gambar', () => `/media/${pick(sample.images)}.png`),
    post('masuk', '/v1/login', () => ({ ac_email: ADMIN.email, ac_password: ADMIN.password }), 'its work is the hash'),
    {
      name: 'sunting',
      ask: () => ({
        ...{ method: 'PATCH', ...one(some().id) },
        body: { question_text: typed() },
      }),
    },
    post('tambah soal', '/v1/question', plain),
    post('simpan soal utuh', '/v1/question', () => ({ ...plain(), ...parts(picture) })),
  ]
}

const RANKED = 'most of its work is ranking in node'

/** A question of the bank with other numbers and without its last option. */
const alteredCopy = ({ text, options }: Compared, below: Random['below']) => ({
  question_text: text.replace(/\d/g, () => String(below(10))),
  selections: options.slice(0, -1).map((selection_text) => ({ selection_text })),
})
interface Compared {
  text: string
  options: string[]
}

/** Five options, one right and one with a picture, and the discussion. */
const parts = (picture: string) => ({
  selections: ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima'].map((selection_text, index) => ({
    ...{ selection_text, is_answer: index === 2 },
    ...(index === 0 ? { image: picture } : {}),
  })),
  discussion: { discussion_text: '<p>Kalikan angka satuannya, lalu puluhannya.</p>' },
})

/** A sample of main-list questions for the calls, spread over the whole bank. */
async function sampleOf(db: Db) {
  const { max, main } = await db
    .selectFrom('question')
    .select((eb) => [
      eb.fn.max('id').as('max'),
      eb.fn.countAll<number>().filterWhere('parent_id', 'is', null).filterWhere('product_type', '=', 1).as('main'),
    ])
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: 2_000 }, (_, index) => Math.ceil((max * (index + 1)) / 2_000))
  const questions = await db
    .selectFrom('question')
    .select([
      'id',
      'code',
      'subject_id',
      'category_id',
      'class_id',
      'topic_id',
      'level_id',
      'created_by',
      'status',
      'label',
    ])
    .where('id', 'in', ids)
    .where('product_type', '=', 1)
    .where('parent_id', 'is', null)
    .$narrowType<{ class_id: number; topic_id: number; level_id: number; created_by: number }>()
    .execute()
  const { rows: compared } = await sql<Compared>`
    select text, array(select s.text from selection s where s.question_id = q.id order by position) as options
    from question q where id = any(${ids}::int[]) and type = 2 and product_type = 1`.execute(db)
  const images = await db.selectFrom('image').select('id').limit(500).execute()
  return { all: max, main, questions, compared, images: images.map(({ id }) => id) }
}
