import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import type { DB } from '../src/db/types.ts'

type With<Table extends keyof DB> = Partial<Insertable<DB[Table]>>

/** A real picture, one pixel wide and high. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const PNG_DATA_URL = `data:image/png;base64,${PNG.toString('base64')}`

let made = 0
/** Makes names and codes that must be unique. */
const numbered = (word: string) => `${word}${++made}`

/**
 * Functions that insert rows for tests directly into the database. Each fills the columns that a test does not set,
 * makes parent rows that are not given, and returns the new row's id (for a picture: its id and URL).
 */
export function make(db: Db) {
  const account = async (row: With<'account'> = {}) => {
    const values = { name: 'Staf', email: `${numbered('staf')}@contoh.test`, level: 2, is_active: 1, ...row }
    return idOf(await db.insertInto('account').values(values).returning('id').execute())
  }

  const subject = async (row: With<'subject'> = {}) => {
    const values = { name: 'Literasi', code: numbered('S'), ...row }
    return idOf(await db.insertInto('subject').values(values).returning('id').execute())
  }

  const classRow = async (row: With<'class'> = {}) => {
    const values = { name: 'Kelas 5', stage: 'SD' as const, ...row }
    return idOf(await db.insertInto('class').values(values).returning('id').execute())
  }

  /** Without classes every class fits. */
  const category = async ({ classes = [], ...row }: With<'category'> & { classes?: number[] } = {}) => {
    const subject_id = row.subject_id ?? (await subject())
    const values = { name: 'Teks Informasi', code: numbered('K'), ...row, subject_id }
    const category_id = idOf(await db.insertInto('category').values(values).returning('id').execute())
    const fitting = classes.map((class_id) => ({ category_id, class_id }))
    if (fitting.length > 0) await db.insertInto('category_class').values(fitting).execute()
    return category_id
  }

  const indicator = async (row: With<'indicator'> = {}) => {
    const values = { name: 'Memahami', ...row, subject_id: row.subject_id ?? (await subject()) }
    return idOf(await db.insertInto('indicator').values(values).returning('id').execute())
  }

  const questionLevel = async (row: With<'question_level'> = {}) => {
    const values = { name: numbered('Level '), ...row }
    return idOf(await db.insertInto('question_level').values(values).returning('id').execute())
  }

  const topic = async (row: With<'topic'> = {}) => {
    const category_id = row.category_id ?? (await category())
    const class_id = row.class_id === undefined ? await classRow() : row.class_id
    const values = { name: 'Ide pokok', detail: '<p>Tentang ide pokok.</p>', ...row, category_id, class_id }
    return idOf(await db.insertInto('topic').values(values).returning('id').execute())
  }

  const subtopic = async (row: With<'subtopic'> = {}) => {
    const values = {
      name: 'Paragraf',
      detail: '<p>Tentang paragraf.</p>',
      ...row,
      topic_id: row.topic_id ?? (await topic()),
    }
    return idOf(await db.insertInto('subtopic').values(values).returning('id').execute())
  }

  /** By default multiple choice in the general bank, with the category and class of its topic. */
  const question = async (row: With<'question'> = {}) => {
    const topic_id =
      row.topic_id === undefined ? await topic(row.category_id ? { category_id: row.category_id } : {}) : row.topic_id
    const place = await db
      .selectFrom('topic')
      .select(['category_id', 'class_id'])
      .where('id', '=', topic_id)
      .executeTakeFirst()
    const values = {
      type: 2,
      text: '<p>Apa ide pokok teks itu?</p>',
      label: 'tryout' as const,
      class_id: place?.class_id ?? null,
      ...row,
      category_id: row.category_id ?? place?.category_id ?? (await category({ product_type: 2 })),
      topic_id,
      level_id: row.level_id === undefined ? await questionLevel() : row.level_id,
    }
    return idOf(await db.insertInto('question').values(values).returning('id').execute())
  }

  const selection = async (row: With<'selection'> = {}) => {
    const values = { text: 'Pilihan', ...row, question_id: row.question_id ?? (await question()) }
    return idOf(await db.insertInto('selection').values(values).returning('id').execute())
  }

  /** Marks an option as right; makes a question and an option when they are not given. */
  const answer = async (row: With<'answer'> = {}) => {
    const question_id = row.question_id ?? (await question())
    const values = { ...row, question_id, selection_id: row.selection_id ?? (await selection({ question_id })) }
    return idOf(await db.insertInto('answer').values(values).returning('id').execute())
  }

  const keyword = async (row: With<'keyword'> = {}) => {
    const values = { text: 'ide pokok', ...row, question_id: row.question_id ?? (await question()) }
    return idOf(await db.insertInto('keyword').values(values).returning('id').execute())
  }

  const shortAnswer = async (row: With<'short_answer'> = {}) => {
    const values = { text: '42', ...row, question_id: row.question_id ?? (await question({ type: 3 })) }
    return idOf(await db.insertInto('short_answer').values(values).returning('id').execute())
  }

  /** A statement; by default of a new true/false question of the SNPMB bank. */
  const statement = async (row: With<'statement'> = {}) => {
    const question_id = row.question_id ?? (await question({ type: 5, topic_id: null, level_id: null }))
    const values = { text: 'Bumi bulat', ...row, question_id }
    return idOf(await db.insertInto('statement').values(values).returning('id').execute())
  }

  const statementAnswer = async (row: With<'statement_answer'> = {}) => {
    const statement_id = row.statement_id ?? (await statement())
    const parent = await db
      .selectFrom('statement')
      .select('question_id')
      .where('id', '=', statement_id)
      .executeTakeFirstOrThrow()
    const values = { value: 1, ...row, ...parent, statement_id }
    return idOf(await db.insertInto('statement_answer').values(values).returning('id').execute())
  }

  const discussion = async (row: With<'discussion'> = {}) => {
    const values = { text: '<p>Begini caranya.</p>', ...row, question_id: row.question_id ?? (await question()) }
    return idOf(await db.insertInto('discussion').values(values).returning('id').execute())
  }

  const freeTrial = async (row: With<'free_trial'> = {}) => {
    const values = { ...row, question_id: row.question_id ?? (await question()) }
    return idOf(await db.insertInto('free_trial').values(values).returning('id').execute())
  }

  /** A stored picture, a draft until a row or a text shows it. */
  const image = async (row: With<'image'> = {}) => {
    const id = row.id ?? randomBytes(16).toString('hex')
    const etag = createHash('sha256').update(PNG).digest('hex')
    const values = { type: 'png' as const, width: 1, height: 1, byte_size: PNG.length, etag, ...row, id }
    await db.insertInto('image').values(values).execute()
    await db.insertInto('image_bytes').values({ image_id: id, bytes: PNG }).execute()
    return { id, url: `/media/${id}.${values.type}` }
  }

  const questionImage = async (row: With<'question_image'> = {}) => {
    const values = { ...row, image_id: row.image_id ?? (await image()).id }
    return idOf(await db.insertInto('question_image').values(values).returning('id').execute())
  }

  const banner = async (row: With<'banner'> = {}) => {
    const image_id = row.image_id ?? (await image()).id
    const values = { description: 'Selamat datang', target: '/materi', ...row, image_id }
    return idOf(await db.insertInto('banner').values(values).returning('id').execute())
  }

  /** An import of one line and one row that cannot be saved yet, and one picture. Returns the id of the import. */
  const importJob = async (row: With<'import_job'> = {}) => {
    const created_by = row.created_by ?? (await account())
    const file = { file_name: 'Tryout 1.docx', upload: randomUUID(), bytes: 1, sha256: Buffer.alloc(32) }
    const values = { product_type: 1, state: 'ready', ...file, ...row, created_by }
    const job_id = idOf(await db.insertInto('import_job').values(values).returning('id').execute())
    const [place, draft] = [JSON.stringify({ page: 1, para: 1 }), JSON.stringify({})]
    await db.insertInto('import_row').values({ job_id, no: 1, state: 'wrong', place, draft }).execute()
    const line = { job_id, no: 1, place, text: '1. Ibu kota', signature: '1.', used: true }
    await db.insertInto('import_line').values(line).execute()
    const head = { row: 1, text: 'Soal', fingerprint: 'soal' }
    const about = JSON.stringify({ no: 1, name: 'Lembar1', head_row: 1, columns: [], rows: [head] })
    await db.insertInto('import_sheet').values({ job_id, no: 1, about }).execute()
    const said = { account_id: created_by, fingerprint: randomUUID(), columns: JSON.stringify({ 0: 'stem' }) }
    await db.insertInto('import_head').values(said).execute()
    await db
      .insertInto('import_image')
      .values({ job_id, image_id: (await image()).id })
      .execute()
    return job_id
  }

  /** An export of one question that was made, with its file in pieces and, as the release before stored it, whole. Returns the id of the export. */
  const exportJob = async (row: Partial<With<'export_job'>> & { question_id: number }) => {
    const { question_id, created_by = await account(), ...rest } = row
    const options = { kind: 'naskah', title: 'Tryout 1', letterhead: [], columns: 1, name_line: false }
    const whole = JSON.stringify({ ...options, order: 'chosen', packages: 1, seed: '' })
    const file = randomUUID()
    const values = { product_type: 1, state: 'done', file_name: 'naskah-tryout-1.docx', options: whole, file, ...rest }
    const query = db.insertInto('export_job').values({ ...values, created_by })
    const export_id = idOf(await query.returning('id').execute())
    await db.insertInto('export_item').values({ export_id, no: 1, question_id }).execute()
    const bytes = Buffer.from('PK')
    await db.insertInto('export_file').values({ export_id, bytes }).execute()
    await db.insertInto('export_piece').values({ export_id, file, no: 0, bytes }).execute()
    return export_id
  }

  return {
    account,
    subject,
    class: classRow,
    category,
    indicator,
    questionLevel,
    topic,
    subtopic,
    question,
    selection,
    answer,
    keyword,
    shortAnswer,
    statement,
    statementAnswer,
    discussion,
    freeTrial,
    image,
    questionImage,
    banner,
    importJob,
    exportJob,
  }
}

function idOf(rows: { id: number }[]) {
  const [row] = rows
  if (!row) throw new Error('nothing was inserted')
  return row.id
}
