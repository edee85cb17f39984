import type { Bank } from './bank.ts'
import { KIND_NAMES, KINDS, type Kind, type Part, resolved } from './parts.ts'
import { html, type Question, type Written } from './question.ts'

/** The index of one of the two topics, and whether the sub-topic of the first is set. */
export interface Place {
  topic?: 0 | 1
  subtopic?: boolean
}

/** The topic and sub-topic of a question after the input: a new topic removes the old sub-topic. */
export function placed({ places }: Bank, { topic, subtopic }: Place, now?: Question) {
  const topic_id = topic === undefined ? (now?.topic_id ?? places.topics[0]) : places.topics[topic]
  const stays = now?.topic_id === topic_id ? now.subtopic_id : null
  const subtopic_id = subtopic === undefined ? stays : subtopic ? places.subtopic_id : null
  return { topic_id, subtopic_id, isWrong: subtopic_id !== null && topic_id !== places.topics[0] }
}

type Lists = Partial<Record<Kind, Part[]>>
const pairs = (lists: Lists) => Object.entries(lists) as [Kind, Part[]][]

/** The parts that are sent: those that fit the type, or, with `stray`, all parts of the input. */
export function listsOf(question: Question | undefined, type: number, written: Written, stray: boolean): Lists {
  const sent = KIND_NAMES.filter((kind) => written[kind] && (stray || KINDS[kind].fits(type)))
  return Object.fromEntries(sent.map((kind) => [kind, resolved(question?.parts[kind] ?? [], written[kind] ?? [])]))
}

export const strays = (lists: Lists, type: number) =>
  pairs(lists).some(([kind, parts]) => parts.length > 0 && !KINDS[kind].fits(type))
export const fitting = (lists: Lists, type: number): Lists =>
  Object.fromEntries(pairs(lists).filter(([kind]) => KINDS[kind].fits(type)))

export function bodyOf({ text, answer, label, free_trial, discussion }: Written, lists: Lists) {
  const sent = pairs(lists).map(([kind, parts]) => [
    kind,
    parts.map((part) => ({ ...KINDS[kind].words(part), [KINDS[kind].id]: part.id })),
  ])
  return {
    question_text: text && html(text),
    answer,
    label,
    free_trial,
    discussion: discussion && { discussion_text: html(discussion) },
    ...Object.fromEntries(sent),
  }
}

/** The `updated_at` that a client sends back: the newest one, or an outdated one. */
export function version({ versions }: Question, seen: 'newest' | 'old') {
  return seen === 'newest' ? versions.at(-1) : versions.length > 1 ? versions[0] : '2001-01-01T00:00:00.000Z'
}
