import {
  answerRoutes,
  discussionRoutes,
  freeTrialRoutes,
  QUESTION_TYPE,
  questionRoutes,
  snpmbQuestionRoutes,
  statementAnswerRoutes,
} from '@bank/contract'
import fc from 'fast-check'
import { served } from './bank.ts'
import { type Act, at, command, pick, who, word } from './command.ts'
import { KIND_NAMES, KINDS, type Kind } from './parts.ts'
import { html, touch, type Who, write } from './question.ts'

const UNKNOWN_ID = 999_999

interface Addition {
  who: Who
  at: number
  kind: Kind
  text: string
  right: boolean
}
const addPart: Act<Addition> = async (model, bank, { who, at, kind, text, right }) => {
  const question = pick(model, at)
  const { alone, words, fits, routes } = KINDS[kind]
  const row = alone({ text, right })
  const answer = await bank.ask(who, routes.create, { body: { ...words(row), question_id: question.id } })
  if (!served(answer, !fits(question.type) && 'VALIDATION')) return
  question.parts[kind] = [...question.parts[kind], { ...row, id: null }]
  touch(question, who)
}

interface Removal {
  who: Who
  at: number
  kind: Kind
  nth: number
}
const removePart: Act<Removal> = async (model, bank, { who, at, kind, nth }) => {
  const question = pick(model, at)
  const part = question.parts[kind].at(nth)
  const answer = await bank.ask(who, KINDS[kind].routes.remove, { params: { id: part?.id ?? UNKNOWN_ID } })
  if (!served(answer, !part?.id && 'NOT_FOUND')) return
  question.parts[kind] = question.parts[kind].filter((other) => other !== part)
  touch(question, who)
}

interface Answering {
  who: Who
  at: number
  /** The question of the option: an option of another question is refused. */
  from: number
  nth: number
  right: boolean
  text: string
}
/** By the type of question: marks an option as right, answers a statement, or writes the answer of an essay. */
const answer: Act<Answering> = async (model, bank, args) => {
  const { type } = pick(model, args.at)
  if (type === QUESTION_TYPE.multipleChoice) await chooseOption(model, bank, args)
  else if (type === QUESTION_TYPE.statements) await judgeStatement(model, bank, args)
  else await writeAnswer(model, bank, args)
  return undefined
}

const chooseOption: Act<Answering> = async (model, bank, { who, at, from, nth }) => {
  const question = pick(model, at)
  const other = pick(model, from)
  const option = other.parts.selections.at(nth)
  const reply = await bank.ask(who, answerRoutes.create, {
    body: { question_id: question.id, selection_id: option?.id ?? UNKNOWN_ID },
  })
  const isForeign = other !== question || !option?.id
  if (!served(reply, isForeign && 'VALIDATION', option?.right && 'DUPLICATE') || !option) return
  option.right = true
  touch(question, who)
}

const judgeStatement: Act<Answering> = async (model, bank, { who, at, nth, right }) => {
  const question = pick(model, at)
  const statement = question.parts.statements.at(nth)
  const reply = await bank.ask(who, statementAnswerRoutes.create, {
    body: { statement_question_id: statement?.id ?? UNKNOWN_ID, text: right ? '1' : '2' },
  })
  const isAnswered = statement !== undefined && statement.right !== null
  if (!served(reply, !statement?.id && 'VALIDATION', isAnswered && 'DUPLICATE') || !statement) return
  statement.right = right
  touch(question, who)
}

const writeAnswer: Act<Answering> = async (model, bank, { who, at, text }) => {
  const question = pick(model, at)
  const { update } = question.bank === 1 ? questionRoutes : snpmbQuestionRoutes
  if (!served(await bank.ask(who, update, { params: { id: question.id }, body: { answer: text } }))) return
  question.answer = text
  touch(question, who)
}

interface Explanation {
  who: Who
  at: number
  text: string
}
const discuss: Act<Explanation> = async (model, bank, { who, at, text }) => {
  const question = pick(model, at)
  const body = { question_id: question.id, discussion_text: html(text) }
  const reply = await bank.ask(who, discussionRoutes.create, { body })
  if (!served(reply, question.discussion !== null && 'DUPLICATE')) return
  write(question, { discussion: text }, {}, who)
  touch(question, who)
}

interface Trial {
  who: Who
  at: number
  free: boolean
}
const setFreeTrial: Act<Trial> = async (model, bank, { who, at, free }) => {
  const question = pick(model, at)
  const { id } = question
  const reply = free
    ? await bank.ask(who, freeTrialRoutes.create, { body: { item_id: id, type: 'question' } })
    : await bank.ask(who, freeTrialRoutes.remove, { params: { id } })
  if (!served(reply, !free && !question.free_trial && 'NOT_FOUND')) return
  question.free_trial = free
  touch(question, who)
}

const kind = fc.constantFrom(...KIND_NAMES)
const nth = fc.nat(2)
const record = { noNullPrototype: true }
export const partCommands = [
  fc.record({ who, at, kind, text: word, right: fc.boolean() }, record).map(command(addPart)),
  fc.record({ who, at, kind, nth }, record).map(command(removePart)),
  fc.record({ who, at, from: at, nth, right: fc.boolean(), text: word }, record).map(command(answer)),
  fc.record({ who, at, text: word }, record).map(command(discuss)),
  fc.record({ who, at, free: fc.boolean() }, record).map(command(setFreeTrial)),
]
