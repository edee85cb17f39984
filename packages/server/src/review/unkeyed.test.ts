import { type FormName, keyCheckRoutes, QUESTION_FORMS, questionRoutes, snpmbQuestionRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'

const here = await world()
const { db } = here
const a = make(db)
const { person, team } = reviewTeam(here)
type Someone = Awaited<ReturnType<typeof person>>

const options = (...keys: boolean[]) =>
  keys.map((is_answer, at) => ({ selection_text: `Pilihan ${at + 1}`, is_answer }))
const rows = ['Bumi bulat', 'Bumi datar']
/** A question of each form, and how its key becomes another. */
const SAMPLES: { readonly [Name in FormName]: { body: object; rekey: string } } = {
  pg: {
    body: { qt_id: 2, selections: options(true, false) },
    rekey: 'update answer set selection_id = (select max(id) from selection) where question_id = ID',
  },
  pgk: {
    body: { qt_id: 2, interaction: { multiple: true }, selections: options(true, true, false) },
    rekey: 'delete from answer where id = (select min(id) from answer where question_id = ID)',
  },
  isian: {
    body: { qt_id: 3, interaction: { unit: 'meter' }, short_answers: [{ short_answer_text: '15 meter' }] },
    rekey: `update short_answer set text = '42', first_range = '45', second_range = '40' where question_id = ID;
      update question set interaction = interaction || '{"3": {"unit": "meter", "exact": true}}' where id = ID`,
  },
  uraian: {
    body: { qt_id: 1, answer: 'Karena hujan.' },
    rekey: `update question set answer = 'Karena angin.',
      interaction = interaction || '{"1": {"rubric": [{"id": "r1", "text": "x", "levels": [{"points": 1, "text": "y"}]}]}}' where id = ID`,
  },
  benar_salah: {
    body: { qt_id: 5, statements: rows.map((text, at) => ({ text, answer: at + 1 })) },
    rekey: 'update statement_answer set value = 3 - value where question_id = ID',
  },
  kategori: {
    body: {
      qt_id: 6,
      interaction: {
        columns: [{ text: 'Fakta' }, { text: 'Opini' }],
        rows: rows.map((text, at) => ({ text, column: `c${at + 1}` })),
      },
    },
    rekey: `update question set interaction = jsonb_set(jsonb_set(interaction, '{6,rows,0,column}', '"c2"'), '{6,rows,1,column}', '"c1"') where id = ID`,
  },
  jodohkan: {
    body: {
      qt_id: 7,
      interaction: {
        left: [{ text: 'Satu' }, { text: 'Dua' }],
        right: [{ text: 'Tunggal' }, { text: 'Pasang' }, { text: 'Banyak' }],
        pairs: [
          ['l1', 'r1'],
          ['l2', 'r2'],
        ],
      },
    },
    rekey: `update question set interaction = jsonb_set(interaction, '{7,pairs}', '[["l1", "r3"], ["l2", "r1"]]') where id = ID`,
  },
}

describe('what a checker is shown', () => {
  it.each(QUESTION_FORMS)('of %s is the same to the byte whatever the key is', async (form) => {
    const { admin, author, policy } = await team()
    const checker = await here.signIn()
    await policy({ block_on: 'tidak', key_checks: 1 })
    const { body, rekey } = SAMPLES[form]
    const parent_id = form === 'benar_salah' ? undefined : await a.question({ text: '<p>Bacalah.</p>' })
    const id = await sent(author, form, { ...body, parent_id })
    await author.act(id, 'submit')
    const bytes = async () => (await checker.send(keyCheckRoutes.unkeyed, { params: { id } })).body
    const before = await bytes()
    expect(JSON.parse(before).data[0]).toMatchObject({ form, stimulus: parent_id ? '<p>Bacalah.</p>' : null })
    const key = async () => (await admin.call(questionRoutes.get, { params: { id } })).data[0]
    const was = await key()
    await rekeyed(rekey, id)
    expect(await key()).not.toEqual(was)
    expect(await bytes()).toBe(before)
    expect(before).not.toContain('KENARI')
  })
})

/** A question with everything that tells of its key, as its author sends it. */
async function sent(author: Someone, form: FormName, body: object): Promise<number> {
  const more = {
    question_text: '<p>Manakah yang tepat?</p>',
    label: 'exam',
    keywords: [{ keyword_text: 'KENARI' }],
    discussion: { discussion_text: '<p>KENARI</p>' },
    ...body,
  }
  if (form === 'benar_salah') {
    const category_id = await a.category({ product_type: 2 })
    return (await author.call(snpmbQuestionRoutes.create, { body: { ...more, category_id } as never })).data[0]
      .id_question
  }
  const topic_id = await a.topic()
  const { class_id } = await db
    .selectFrom('topic')
    .select('class_id')
    .where('id', '=', topic_id)
    .executeTakeFirstOrThrow()
  const place = { topic_id, class_id, ql_id: await a.questionLevel() }
  return (await author.call(questionRoutes.create, { body: { ...more, ...place } as never })).data[0].id_question
}

/** Another key, of the same revision. */
async function rekeyed(statement: string, id: number) {
  await sql.raw(statement.replaceAll('ID', String(id))).execute(db)
  await sql`update question_review set revision = 0 where question_id = ${id}`.execute(db)
}
