import { LABELS, questionRoutes, STATUSES, snpmbQuestionRoutes } from '@bank/contract'
import fc from 'fast-check'
import { type Bank, only, served } from './bank.ts'
import { type Act, at, command, groupRefusal, pick, who, word } from './command.ts'
import { type Documents, hasDocument, sentDocument, withDocument } from './documents.ts'
import { type Model, newQuestion, noteRead, type Question, touch, type Who, type Written, write } from './question.ts'
import { bodyOf, fitting, listsOf, type Place, placed, strays, version } from './sent.ts'

const rows = fc.array(
  fc.record({ text: word, right: fc.boolean(), keep: fc.option(fc.nat(3)) }, { noNullPrototype: true }),
  { maxLength: 3 },
)
const fields = {
  text: word,
  answer: fc.option(word),
  label: fc.constantFrom(...LABELS),
  free_trial: fc.boolean(),
  discussion: fc.option(word),
  selections: rows,
  keywords: rows,
  short_answers: rows,
  statements: rows,
  rows,
}
const seldom = fc.integer({ min: 0, max: 5 }).map((dice) => dice === 5)
/** The index of one of the two topics; the first has a sub-topic. */
const place = { topic: fc.constantFrom(0 as const, 1 as const), subtopic: seldom }
const type = fc.constantFrom(1, 2, 3, 5, 6, 7)
/** Whether parts that do not fit the type are sent too. */
const stray = seldom

interface Creation {
  who: Who
  type: number
  snpmb: boolean
  parent: number | null
  written: Written & Place
  stray: boolean
}
const create: Act<Creation> = async (model, bank, { who, type, written, stray, ...given }) => {
  const isSnpmb = type === 5 || (type !== 1 && given.snpmb)
  const head = given.parent === null || isSnpmb || model.questions.length === 0 ? undefined : pick(model, given.parent)
  const { class_id, ql_id, category_id, snpmb } = bank.places
  const { topic_id, subtopic_id, isWrong } = placed(bank, written)
  const lists = listsOf(undefined, type, written, stray)
  const documents = documentsOf({}, type, written)
  const home = isSnpmb ? { category_id: snpmb } : { class_id, ql_id, topic_id, subtopic_id, parent_id: head?.id }
  const answer = await bank.ask(who, (isSnpmb ? snpmbQuestionRoutes : questionRoutes).create, {
    body: {
      ...bodyOf(written, lists),
      interaction: sentDocument(documents, type),
      ...home,
      qt_id: type,
      status: 'published',
    },
  })
  const refusals = [
    !isSnpmb && isWrong && 'VALIDATION',
    groupRefusal(head, 1),
    strays(lists, type) && 'VALIDATION',
  ] as const
  if (!served(answer, ...refusals)) return
  const row = only(answer)
  const question = newQuestion(who, {
    id: row.id_question,
    bank: isSnpmb ? 2 : 1,
    type,
    parent: head?.id ?? null,
    category_id: isSnpmb ? snpmb : category_id,
    topic_id: isSnpmb ? null : topic_id,
    subtopic_id: isSnpmb ? null : subtopic_id,
  })
  write(question, written, fitting(lists, type), who)
  question.documents = documents
  noteRead(question)
  model.questions.push(question)
  return row
}

interface Edit {
  who: Who
  at: number
  type?: number
  written: Written & Place
  stray: boolean
  seen: 'nothing' | 'newest' | 'old'
}
const edit: Act<Edit> = async (model, bank, { who, at, written, stray, seen, ...given }) => {
  const question = pick(model, at)
  const type = given.type && typesOf(question).includes(given.type) ? given.type : question.type
  const lists = listsOf(question, type, written, stray)
  const documents = documentsOf(question.documents, type, written)
  const { topic_id, subtopic_id, isWrong } = placed(bank, written, question)
  const isPlaced = question.bank === 1 && (written.topic !== undefined || written.subtopic !== undefined)
  const answer = await bank.ask(who, routesOf(question).update, {
    params: { id: question.id },
    body: {
      ...bodyOf(written, lists),
      interaction: documents === question.documents ? undefined : sentDocument(documents, type),
      ...(isPlaced && { topic_id, subtopic_id: written.subtopic === undefined ? undefined : subtopic_id }),
      qt_id: given.type && type,
      updated_at: seen === 'nothing' ? undefined : version(question, seen),
    },
  })
  const refusals = [
    seen === 'old' && 'STALE',
    isPlaced && isWrong && 'VALIDATION',
    strays(lists, type) && 'VALIDATION',
    who === 'Staf' && written.discussion === null && question.discussion !== null && 'FORBIDDEN',
  ] as const
  if (!served(answer, ...refusals)) return
  question.type = type
  if (isPlaced) Object.assign(question, { topic_id, subtopic_id })
  write(question, written, fitting(lists, type), who)
  question.documents = documents
  touch(question, who)
  return only(answer)
}

interface Decision {
  who: Who
  at: number
  status: Question['status']
}
const decide: Act<Decision> = async (model, bank, { who, at, status }) => {
  const question = pick(model, at)
  const params = { id: question.id }
  const answer = await bank.ask(who, routesOf(question).update, { params, body: { status } })
  if (!served(answer)) return
  question.status = status
  touch(question, who)
  return only(answer)
}

const record = { noNullPrototype: true }
const filled = fc.record({ ...fields, ...place }, { requiredKeys: ['text', 'label', 'topic'], ...record })
const change = fc.record({ ...fields, ...place }, { requiredKeys: [], ...record })
const creation = fc.record({ who, type, snpmb: fc.boolean(), parent: fc.option(at), written: filled, stray }, record)
const seen = fc.constantFrom('nothing' as const, 'newest' as const, 'old' as const)
const edition = fc.record(
  { who, at, type, written: change, stray, seen },
  { requiredKeys: ['who', 'at', 'written', 'stray', 'seen'], ...record },
)
const decision = fc.record({ who, at, status: fc.constantFrom(...STATUSES) }, record)

export const writeCommands = [
  creation.map(command(create, 0)),
  // twice as often, because it can fail in the most ways
  edition.map(command(edit)),
  edition.map(command(edit)),
  decision.map(command(decide)),
]

/** Questions for every command: one with options and a child, an essay, and one with statements. */
export async function someQuestions(bank: Bank): Promise<Model> {
  const model: Model = { questions: [] }
  const two = [true, false].map((right) => ({ text: 'Satu', right }))
  const written = { text: 'Satu', label: 'exam', topic: 0, selections: two, statements: two } as const
  const add = (type: number, parent: number | null) =>
    create(model, bank, { who: 'Staf', type, snpmb: false, parent, written, stray: false })
  await add(2, null)
  await add(2, 0)
  await add(1, null)
  await add(5, null)
  return model
}

const routesOf = ({ bank }: Question) => (bank === 1 ? questionRoutes : snpmbQuestionRoutes)
const typesOf = ({ bank }: Question) => (bank === 1 ? [1, 2, 3, 6, 7] : [2, 3, 5, 6, 7])

const documentsOf = (before: Documents, type: number, { rows }: Written) =>
  rows && hasDocument(type) ? withDocument(before, type, rows) : before
