import { questionBulkRoutes, questionRoutes, type Request } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { recount } from '../../../test/tallies.ts'
import { withoutTriggers } from '../../../test/without-triggers.ts'
import { world } from '../../../test/world.ts'
import { noteLacks } from './note-lacks.repo.ts'

const { db, signIn } = await world()
const a = make(db)
type Query = Request<typeof questionRoutes.main>['query']

async function asker() {
  const staff = await signIn()
  return async (query: Query) =>
    (await staff.call(questionRoutes.main, { query })).data.map(({ id_question }) => id_question)
}

describe('the list of questions', () => {
  it('takes several values, those that are not, none and any', async () => {
    const ask = await asker()
    const topics = [await a.topic(), await a.topic(), await a.topic()]
    const [one, two, three] = [
      await a.question({ topic_id: topics[0], label: 'exam' }),
      await a.question({ topic_id: topics[1], label: 'tryout' }),
      await a.question({ topic_id: topics[2], label: 'daily_question' }),
    ]
    const created_by = await a.account()
    await db.updateTable('question').set({ created_by }).where('id', '=', two).execute()
    expect(await ask({ topic_id: `${topics[0]},${topics[1]}` })).toEqual([two, one])
    expect(await ask({ topic_id: `!${topics[0]},${topics[1]}` })).toEqual([three])
    expect(await ask({ id_question_creator: 'none' })).toEqual([three, one])
    expect(await ask({ id_question_creator: `!${created_by}` })).toEqual([three, one])
    expect(await ask({ id_question_creator: 'any' })).toEqual([two])
    expect(await ask({ topic_id: 'any', label: '!tryout' })).toEqual([three, one])
  })

  it('knows pictures, formulas and undescribed pictures in every text, also of questions from before', async () => {
    const ask = await asker()
    const { url } = await a.image()
    const plain = await a.question({ type: 2 })
    const formula = await a.question({ type: 2 })
    await a.selection({ question_id: formula, text: '<math data-latex="x"><mi>x</mi></math>' })
    const described = await a.question({ text: `<p><img src="${url}" alt="Segitiga siku-siku"></p>` })
    const bare = await a.question({ text: `<p><img src="${url}" alt="Segitiga"></p><p><img src="${url}" alt=""></p>` })
    const unnamed = await a.question({ text: `<p><img src="${url}"></p>` })
    await a.keyword({ question_id: plain })
    const told = async () => [
      await ask({ has: 'image' }),
      await ask({ has: 'formula' }),
      await ask({ has: 'formula,keyword' }),
      await ask({ has: '!image,formula' }),
      await ask({ missing: 'alt' }),
      await ask({ missing: 'indicator', has: 'keyword' }),
    ]
    const expected = [[unnamed, bare, described], [formula], [formula, plain], [plain], [unnamed, bare], [plain]]
    expect(await told()).toEqual(expected)
    await sql`delete from question_has`.execute(db)
    await noteLacks(db, [plain, formula, described, bare, unnamed])
    expect(await told()).toEqual(expected)
    await db.updateTable('question').set({ text: '<p>Kini tanpa gambar</p>' }).where('id', '=', bare).execute()
    expect(await ask({ missing: 'alt' })).toEqual([unnamed])
  })

  it.each([
    ['class_id', '1,,2'],
    ['class_id', '!'],
    ['label', '!exam,ujian'],
    ['status', 'none'],
    ['has', 'video'],
    ['missing', 'answer, discussion'],
  ])('has no %s %s', async (field, value) => {
    const staff = await signIn()
    await expect(staff.call(questionRoutes.main, { query: { [field]: value } })).rejects.toMatchObject({
      status: 422,
      fields: { [field]: 'Pilihan tidak valid.' },
    })
  })
})

/** So many questions, 598 of them no exams, written without the triggers that a row at a time costs. */
async function fill(count: number) {
  const topic_id = await a.topic()
  const level_id = await a.questionLevel()
  const rows = sql`
    insert into question (type, code, text, product_type, subject_id, category_id, class_id, topic_id, level_id, label)
    select 1, 'K-Q' || n, '<p>Soal</p>', 1, c.subject_id, c.id, t.class_id, t.id, ${level_id}::int,
      case when n <= 598 then 'tryout' else 'exam' end
    from topic t join category c on c.id = t.category_id, generate_series(1, ${count}::int) n
    where t.id = ${topic_id}`
  await withoutTriggers(db, 'question', rows)
  await recount(db)
}

it('says of a list that was counted in part that there is more', async () => {
  const staff = await signIn()
  await fill(10_001)
  const pagination = async (query: Query) => (await staff.call(questionRoutes.main, { query })).pagination
  expect(await pagination({ has: '!image' })).toEqual({ page: 1, limit: 10, totalData: 10_000, more: true })
  expect(await pagination({ label: 'exam', status: 'on-progress' })).toEqual({ page: 1, limit: 10, totalData: 9_403 })
  expect(await pagination({ label: '!daily_question' })).toMatchObject({ totalData: 10_001 })
})

it('a change of all that match changes exactly those: 598 of 1,772, whatever filters say so', async () => {
  const staff = await signIn()
  await fill(1_772)
  const asked = {
    product_type: 1 as const,
    select: {
      query:
        'label=!exam,daily_question&missing=answer,alt&status=on-progress,approved&has=!image,formula&class_id=any',
    },
    change: { status: 'published' as const },
  }
  const [told] = (await staff.call(questionBulkRoutes.preview, { body: asked })).data
  expect(told.selected).toBe(598)
  await staff.call(questionBulkRoutes.change, { body: { ...asked, seen: told.seen } })
  const changed = await db.selectFrom('question').select(['label']).where('status', '=', 'published').execute()
  expect(changed).toHaveLength(598)
  expect(new Set(changed.map(({ label }) => label))).toEqual(new Set(['tryout']))
})
