import { type AskedText, questionRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { takeTurn } from '../../db/backfill.repo.ts'
import { BACKFILLS } from '../../start/backfills.ts'
import { findExact, fingerprintsOf, renewLikeness } from './likeness.repo.ts'

const { db, signIn } = await world()
const a = make(db)

const TEXT = 'Ibu kota Jawa Barat adalah'
const asked = (...options: string[]) => ({
  question_text: `<p>${TEXT} …</p>`,
  selections: options.map((selection_text) => ({ selection_text })),
})
const TWO = asked('Bandung', 'Serang')

/** A multiple-choice question with these options. */
async function question(...options: string[]) {
  const id = await a.question({ type: 2, text: `<p>${TEXT}</p>` })
  for (const text of options) await a.selection({ question_id: id, text })
  return id
}
/** Of each, the question of a bank that asks the same. */
async function foundIn(product_type: number, those: AskedText[]) {
  const prints = await fingerprintsOf(db, those)
  const known = await findExact(db, product_type, prints)
  return prints.map((print) => known.get(print))
}
const found = (...those: AskedText[]) => foundIn(1, those)

it('is filled for questions that stand, in batches', async () => {
  const id = await question('Serang', 'Bandung')
  await sql`insert into question (type, text, category_id, class_id, topic_id, level_id, label)
    select type, 'Soal ' || n, category_id, class_id, topic_id, level_id, label
    from question, generate_series(1, 700) n where id = ${id}`.execute(db)
  // as it is after an upgrade
  await sql`delete from likeness_due`.execute(db)
  const likeness = BACKFILLS.filter(({ name }) => name === 'likeness')
  expect(await found(TWO)).toEqual([undefined])
  for (const job of likeness) {
    const share = await takeTurn(db, job)
    expect(share).toBeGreaterThan(0.6)
    expect(share).toBeLessThan(1)
    expect(await takeTurn(db, job)).toBe(1)
  }
  expect(await found(TWO, { question_text: 'soal 1' }, { question_text: 'SOAL 700' })).toEqual([id, id + 1, id + 700])
})

it('is renewed after the text, an option or the type was changed, and gone with the question', async () => {
  const id = await question('Bandung', 'Serang')
  await renewLikeness(db)
  expect(await found(TWO)).toEqual([id])
  await a.selection({ question_id: id, text: 'Semarang' })
  expect(await renewLikeness(db)).toBe(1)
  const three = asked('Serang', 'Semarang', 'Bandung')
  expect(await found(TWO, three)).toEqual([undefined, id])
  await db.updateTable('question').set({ label: 'exam' }).where('id', '=', id).execute()
  expect(await renewLikeness(db), 'nothing that is asked').toBe(0)
  await db.updateTable('question').set({ type: 1 }).where('id', '=', id).execute()
  await renewLikeness(db)
  expect(await found(three, asked())).toEqual([undefined, id])
  await db.deleteFrom('question').where('id', '=', id).execute()
  await renewLikeness(db)
  expect(await found(asked())).toEqual([undefined])
  expect(await db.selectFrom('likeness_due').selectAll().execute()).toEqual([])
})

it('is of the oldest question of the bank, and not of the other bank', async () => {
  const id = await question('Bandung', 'Serang')
  await question('Bandung', 'Serang')
  await renewLikeness(db)
  expect(await foundIn(1, [TWO])).toEqual([id])
  expect(await foundIn(2, [TWO])).toEqual([undefined])
})

it('knows a picture by what it shows', async () => {
  const [first, second] = [await a.image(), await a.image()]
  const id = await a.question({ type: 2, text: `<p>Lihat <img src="${first.url}"></p>` })
  await a.selection({ question_id: id, text: '', image_id: first.id })
  await renewLikeness(db)
  const twin = { question_text: `Lihat <img src="${second.url}">`, selections: [{ image: second.url }] }
  expect(await found(twin, { ...twin, selections: [{ image: 'image' }] })).toEqual([id, undefined])
})

it('is the same of a body and of the question that it adds, in every form', async () => {
  const staff = await signIn()
  const topic_id = await a.topic()
  const place = { topic_id, class_id: await a.class(), ql_id: await a.questionLevel(), label: 'tryout' as const }
  const bodies = [
    { qt_id: 1, question_text: '<p>Jelaskan <b>mengapa</b> &amp; bagaimana!</p>' },
    { qt_id: 2, ...TWO, interaction: { multiple: true } },
    { qt_id: 3, question_text: 'H<sub>2</sub>O?', short_answers: [{ short_answer_text: 'air' }] },
    {
      qt_id: 6,
      question_text: 'Pilah',
      interaction: { columns: [{ text: 'Ya' }, { text: 'Tidak' }], rows: [{ text: 'Paus' }, { text: 'Hiu' }] },
    },
    {
      qt_id: 7,
      question_text: 'Jodohkan',
      interaction: { left: [{ text: 'Bali' }], right: [{ text: 'Denpasar' }, { text: 'Kupang' }] },
    },
  ]
  const ids: number[] = []
  for (const body of bodies) {
    const { data } = await staff.call(questionRoutes.create, { body: { ...place, ...body } as never })
    ids.push(data[0].id_question)
  }
  await renewLikeness(db)
  expect(await found(...bodies)).toEqual(ids)
})
