import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { make } from '../../test/make.ts'
import { connect, type Db } from '../db/connect.ts'
import { questions, topics } from './demo/demo.ts'
import { seed } from './seed.ts'

/** A new database and its first admin. */
async function firstStart() {
  const db = connect(await newDatabase())
  onTestFinished(() => db.destroy())
  return { db, admin: await make(db).account({ level: 1 }) }
}

async function countOf(db: Db, tables: string[]) {
  const counts = tables.map(async (table) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
    return [table, rows[0]?.count]
  })
  return Object.fromEntries(await Promise.all(counts))
}

const CATALOGUE = ['subject', 'class', 'indicator', 'question_level', 'category', 'topic', 'question']

describe('seed base', () => {
  it('brings what the product needs to begin, and no topic or question', async () => {
    const { db, admin } = await firstStart()
    expect(await seed(db, 'base', admin)).toBe(true)
    expect(await countOf(db, CATALOGUE)).toEqual({
      subject: 5,
      class: 12,
      indicator: 6,
      question_level: 3,
      category: 7,
      topic: 0,
      question: 0,
    })
    const families = await db.selectFrom('subject').select(['name', 'family']).where('family', 'is not', null).execute()
    expect(families).toEqual([
      { name: 'Literasi', family: 'literasi' },
      { name: 'Numerasi', family: 'numerasi' },
    ])
  })
})

describe('seed demo', () => {
  it('brings all sample content with its parts, written by the admin', async () => {
    const { db, admin } = await firstStart()
    expect(await seed(db, 'demo', admin)).toBe(true)

    const all = questions.flatMap((question) => [question, ...(question.children ?? [])])
    const of = <Type extends string>(type: Type) => all.filter((question) => question.type === type).length
    expect(
      await countOf(db, ['category', 'topic', 'question', 'answer', 'discussion', 'free_trial', 'banner']),
    ).toEqual({
      category: 13,
      topic: topics.length,
      question: all.length,
      answer: of('multiple choice') + all.flatMap((one) => (one.type === 'several answers' ? one.keys : [])).length,
      discussion: all.filter(({ discussion }) => discussion).length,
      free_trial: all.filter(({ freeTrial }) => freeTrial).length,
      banner: 2,
    })
    const strangers = await db
      .selectFrom('question')
      .select('id')
      .where('created_by', 'is distinct from', admin)
      .execute()
    expect(strangers).toEqual([])
  })

  it('keeps ids in the order of time and children under their parent', async () => {
    const { db, admin } = await firstStart()
    await seed(db, 'demo', admin)
    const mains = await db
      .selectFrom('question')
      .select('created_at')
      .where('parent_id', 'is', null)
      .orderBy('id')
      .execute()
    const times = mains.map(({ created_at }) => created_at.getTime())
    expect(times).toEqual([...times].sort((one, other) => one - other))
    const groups = await db
      .selectFrom('question')
      .select((eb) => ['parent_id', eb.fn.countAll<number>().as('children')])
      .where('parent_id', 'is not', null)
      .groupBy('parent_id')
      .execute()
    expect(groups).toHaveLength(questions.filter(({ children }) => children).length)
  })

  it('marks the keyed option as the answer', async () => {
    const { db, admin } = await firstStart()
    await seed(db, 'demo', admin)
    const { text } = await db
      .selectFrom('answer')
      .innerJoin('selection', 'selection.id', 'answer.selection_id')
      .innerJoin('question', 'question.id', 'answer.question_id')
      .select('selection.text')
      .where('question.text', 'like', '%Kapan uang tabungan%')
      .executeTakeFirstOrThrow()
    expect(text).toBe('Pada akhir semester.')
  })

  it('leaves no picture that nothing shows', async () => {
    const { db, admin } = await firstStart()
    await seed(db, 'demo', admin)
    const drafts = await db.selectFrom('image').select('id').where('used_at', 'is', null).execute()
    const dangling = await sql`select id from question where text like '%picture:%'`.execute(db)
    expect([drafts, dangling.rows]).toEqual([[], []])
  })
})

describe('seeding again', () => {
  it('changes nothing', async () => {
    const { db, admin } = await firstStart()
    await seed(db, 'demo', admin)
    const before = await countOf(db, [...CATALOGUE, 'history', 'image'])
    expect(await seed(db, 'demo', admin)).toBe(false)
    expect(await countOf(db, [...CATALOGUE, 'history', 'image'])).toEqual(before)
  })

  it('does not bring back what somebody has cleared away', async () => {
    const { db, admin } = await firstStart()
    await seed(db, 'base', admin)
    for (const table of ['category', 'indicator', 'subject'] as const) await db.deleteFrom(table).execute()
    expect(await seed(db, 'demo', admin)).toBe(false)
    expect(await countOf(db, ['subject'])).toEqual({ subject: 0 })
  })

  it('happens once when two servers start together', async () => {
    const { db, admin } = await firstStart()
    const wrote = await Promise.all([seed(db, 'base', admin), seed(db, 'base', admin)])
    expect(wrote.sort()).toEqual([false, true])
    expect(await countOf(db, ['subject'])).toEqual({ subject: 5 })
  })
})
