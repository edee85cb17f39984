import {
  answerRoutes,
  discussionRoutes,
  keywordRoutes,
  LEVEL,
  questionRoutes,
  type Route,
  selectionRoutes,
  shortAnswerRoutes,
  statementAnswerRoutes,
  statementRoutes,
} from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make, PNG_DATA_URL } from '../../test/make.ts'
import { world } from '../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

type Staff = Awaited<ReturnType<typeof signIn>>
const aStatement = async ({ call }: Staff, id: number) => (await call(statementRoutes.get, { params: { id } })).data[0]
const aQuestion = async ({ call }: Staff, id: number) => (await call(questionRoutes.get, { params: { id } })).data[0]

interface Part {
  routes: { get: Route; update: Route }
  make: () => Promise<number>
  /** Two edits, both different from the part as it is added. */
  edits: [object, object]
}
const otherOption = async () => {
  const answer = await db.selectFrom('answer').select('question_id').executeTakeFirstOrThrow()
  return a.selection({ question_id: answer.question_id })
}
const PARTS: Record<string, Part> = {
  'an option': {
    routes: selectionRoutes,
    make: () => a.selection(),
    edits: [{ selection_text: 'Dua' }, { selection_text: 'Tiga' }],
  },
  'the picture of an option': {
    routes: { get: selectionRoutes.get, update: selectionRoutes.setImage },
    make: () => a.selection(),
    edits: [{ image: PNG_DATA_URL }, { image: PNG_DATA_URL }],
  },
  'a keyword': {
    routes: keywordRoutes,
    make: () => a.keyword(),
    edits: [{ keyword_text: 'suhu' }, { keyword_text: 'kalor' }],
  },
  'a short answer': {
    routes: shortAnswerRoutes,
    make: () => a.shortAnswer(),
    edits: [{ short_answer_text: '43' }, { first_range: '44' }],
  },
  'a statement': {
    routes: statementRoutes,
    make: () => a.statement(),
    edits: [{ text: 'Bulan bulat' }, { answer: '2' }],
  },
  'the answer of a statement': {
    routes: statementAnswerRoutes,
    make: () => a.statementAnswer(),
    edits: [{ text: '2' }, { text: '1' }],
  },
  'a discussion': {
    routes: discussionRoutes,
    make: () => a.discussion(),
    edits: [{ discussion_text: '<p>Satu.</p>' }, { discussion_text: '<p>Dua.</p>' }],
  },
}

describe.each(Object.entries(PARTS))(
  '%s that is edited alone',
  (_, { routes, make: makePart, edits: [first, second] }) => {
    it('is edited over the version that was seen, and over no other', async () => {
      const staff = await signIn()
      const params = { id: await makePart() }
      const read = async () => (await staff.send(routes.get, { params })).json().data[0]
      const seen = await read()
      const edit = (body: object) =>
        staff.send(routes.update, { params, body: { ...body, updated_at: seen.updated_at } })

      expect((await edit(first)).statusCode).toBe(200)
      const stored = await read()
      expect(stored.updated_at > seen.updated_at).toBe(true)

      const refused = await edit(second)
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({ code: 'STALE', message: 'Data sudah diubah oleh Staf' })
      expect(await read()).toEqual(stored)
    })
  },
)

it('refuses to move an answer that has moved since', async () => {
  const staff = await signIn()
  const id = await a.answer()
  const { updated_at } = (await staff.call(answerRoutes.get, { params: { id } })).data[0]
  const move = (selection_id: number) =>
    staff.call(answerRoutes.update, { params: { id }, body: { selection_id, updated_at } })
  await move(await otherOption())
  await expect(move(await otherOption())).rejects.toMatchObject({ code: 'STALE', status: 409 })
})

it('tells with each part of a question when it was last changed', async () => {
  const staff = await signIn()
  const timeOf = async (route: Route, id: number) =>
    (await staff.send(route, { params: { id } })).json().data[0].updated_at
  const choice = await a.question()
  const selection = await a.selection({ question_id: choice })
  const answer = await a.answer({ question_id: choice, selection_id: selection })
  const keyword = await a.keyword({ question_id: choice })
  const short = await a.question({ type: 3 })
  const shortAnswer = await a.shortAnswer({ question_id: short })
  const statement = await a.statement()
  const { question_id: truth } = await aStatement(staff, statement)

  expect(await aQuestion(staff, choice)).toMatchObject({
    selections: [{ updated_at: await timeOf(selectionRoutes.get, selection) }],
    answers: [{ updated_at: await timeOf(answerRoutes.get, answer) }],
    keywords: [{ updated_at: await timeOf(keywordRoutes.get, keyword) }],
  })
  expect((await aQuestion(staff, short)).short_answers).toMatchObject([
    { updated_at: await timeOf(shortAnswerRoutes.get, shortAnswer) },
  ])
  expect((await aQuestion(staff, truth)).statements).toMatchObject([
    { updated_at: await timeOf(statementRoutes.get, statement) },
  ])
})

describe('a statement', () => {
  const answered = (statement_id: number) => a.statementAnswer({ statement_id })
  const ALONE: [string, (id: number) => Promise<number>, (staff: Staff, id: number) => Promise<unknown>][] = [
    [
      'added',
      async (statement) => statement,
      ({ call }, id) => call(statementAnswerRoutes.create, { body: { statement_question_id: id, text: '2' } }),
    ],
    [
      'changed',
      answered,
      ({ call }, id) => call(statementAnswerRoutes.update, { params: { id }, body: { text: '2' } }),
    ],
    ['taken away', answered, ({ call }, id) => call(statementAnswerRoutes.remove, { params: { id } })],
  ]

  it.each(ALONE)('is another version when its answer is %s by itself', async (_, prepare, act) => {
    const author = await signIn()
    const admin = await signIn(LEVEL.admin)
    const id = await a.statement({ created_by: author.id })
    const target = await prepare(id)
    const { updated_at } = await aStatement(author, id)

    await act(admin, target)

    const late = author.call(statementRoutes.update, { params: { id }, body: { text: 'Bulan bulat', updated_at } })
    await expect(late).rejects.toMatchObject({ code: 'STALE', message: 'Data sudah diubah oleh Admin' })
  })

  it('was edited by nobody when it was added with its answer', async () => {
    const staff = await signIn()
    const question_id = await a.question({ type: 5, topic_id: null, level_id: null })
    const body = { question_id, text: 'Bumi bulat', answer: '1' } as const
    const [{ id }] = (await staff.call(statementRoutes.create, { body })).data
    expect(await aStatement(staff, id)).toMatchObject({ name_creator: 'Staf', name_updater: null })
  })
})

it('makes no edit of a part stale when the others of its question are saved', async () => {
  const staff = await signIn()
  const question_id = await a.question()
  const [first, second] = [await a.selection({ question_id }), await a.selection({ question_id, text: 'Dua' })]
  const seen = (await aQuestion(staff, question_id)).selections[1]?.updated_at

  const selections = [
    { id_selection: second, selection_text: 'Dua' },
    { id_selection: first, selection_text: 'Lain', is_answer: true },
  ]
  await staff.call(questionRoutes.update, { params: { id: question_id }, body: { selections } })

  const edit = (id: number) =>
    staff.call(selectionRoutes.update, { params: { id }, body: { selection_text: 'Baru', updated_at: seen } })
  await expect(edit(first)).rejects.toMatchObject({ code: 'STALE' })
  expect((await edit(second)).data[0]).toMatchObject({ selection_text: 'Baru' })
})
