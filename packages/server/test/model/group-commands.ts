import { groupRoutes, LABELS, type Label, questionRoutes } from '@bank/contract'
import fc from 'fast-check'
import { only, served } from './bank.ts'
import { type Act, at, command, groupRefusal, pick, who, word } from './command.ts'
import { copyOf, html, type Model, noteRead, type Question, touch, type Who, write } from './question.ts'

const hasChildren = ({ questions }: Model, { id }: Question) => questions.some(({ parent }) => parent === id)

interface Grouping {
  who: Who
  child: number
  head: number
  /** POST adds a child to a group; PATCH only moves an existing child. */
  by: 'POST' | 'PATCH'
}
const group: Act<Grouping> = async (model, bank, { who, by, ...given }) => {
  const child = pick(model, given.child)
  const head = pick(model, given.head)
  const parent_id = head.id
  const answer =
    by === 'POST'
      ? await bank.ask(who, groupRoutes.addChild, { body: { question_id: child.id, parent_id } })
      : await bank.ask(who, groupRoutes.moveChild, { params: { id: child.id }, body: { parent_id } })
  const refusals = [
    by === 'PATCH' && child.parent === null && 'NOT_FOUND',
    child === head && 'CONFLICT',
    groupRefusal(head, child.bank),
    hasChildren(model, child) && 'CONFLICT',
  ] as const
  if (!served(answer, ...refusals)) return
  child.parent = head.id
  touch(child, who)
}

interface Detaching {
  who: Who
  at: number
  /** DELETE takes it out of its group; POST puts it on the main list, also when it is there already. */
  by: 'DELETE' | 'POST'
}
const detach: Act<Detaching> = async (model, bank, { who, at, by }) => {
  const child = pick(model, at)
  const answer =
    by === 'DELETE'
      ? await bank.ask(who, groupRoutes.detachChild, { params: { id: child.id } })
      : await bank.ask(who, groupRoutes.addParent, { body: { question_id: child.id } })
  if (!served(answer, by === 'DELETE' && child.parent === null && 'NOT_FOUND')) return
  child.parent = null
  touch(child, who)
}

interface Duplication {
  who: Who
  at: number
  head: number | null
  written: { text?: string; label?: Label; free_trial?: boolean }
}
const duplicate: Act<Duplication> = async (model, bank, { who, at, written, ...given }) => {
  const source = pick(model, at)
  const head = given.head === null ? undefined : pick(model, given.head)
  const { text, label, free_trial } = written
  const answer = await bank.ask(who, questionRoutes.duplicate, {
    params: { id: source.id },
    body: { question_text: text && html(text), label, free_trial, parent_id: head?.id },
  })
  if (!served(answer, groupRefusal(head, source.bank))) return
  const row = only(answer)
  const copy = copyOf(source, who, { id: row.id_question, parent: head?.id ?? null })
  write(copy, written, {}, who)
  noteRead(copy)
  model.questions.push(copy)
  return row
}

interface Deleting {
  who: Who
  at: number
  by: 'question' | 'question-parent'
}
const remove: Act<Deleting> = async (model, bank, { who, at, by }) => {
  const question = pick(model, at)
  const params = { id: question.id }
  const route = by === 'question' ? questionRoutes.remove : groupRoutes.removeParent
  const answer = await bank.ask(who, route, { params })
  const refusals = [
    who === 'Staf' && 'FORBIDDEN',
    by === 'question-parent' && question.parent !== null && 'NOT_FOUND',
    hasChildren(model, question) && 'IN_USE',
  ] as const
  if (!served(answer, ...refusals)) return
  model.questions = model.questions.filter((other) => other !== question)
  served(await bank.ask(who, questionRoutes.get, { params }), 'NOT_FOUND')
}

const record = { noNullPrototype: true }
const changed = fc.record(
  { text: word, label: fc.constantFrom(...LABELS), free_trial: fc.boolean() },
  { requiredKeys: [], ...record },
)
const add = fc.constantFrom('POST' as const, 'POST' as const, 'POST' as const, 'PATCH' as const)
const out = fc.constantFrom('DELETE' as const, 'POST' as const)
const deleting = fc.constantFrom('question' as const, 'question-parent' as const)
const grouping = fc.record({ who, child: at, head: at, by: add }, record)
export const groupCommands = [
  // twice as often, because it only succeeds with two questions that fit
  grouping.map(command(group)),
  grouping.map(command(group)),
  fc.record({ who, at, by: out }, record).map(command(detach)),
  fc.record({ who, at, head: fc.option(at), written: changed }, record).map(command(duplicate)),
  fc.record({ who, at, by: deleting }, record).map(command(remove)),
]
