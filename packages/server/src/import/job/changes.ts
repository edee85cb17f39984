// What a file changes of a question, as the body of the call that edits it.
import type { ImportDraft, Question } from '@bank/contract'
import { NO_IMAGE } from '@bank/contract'
import { FORMS } from '@bank/contract/question-form/forms'
import { keepSame } from '@bank/exchange/same/keep-same'
import type { PartName } from '@bank/exchange/same/parts'
import { isTaken, type Match } from './match.ts'

/** Formulas and pictures that a text has in common with the stored one stay as they are stored. */
const kept = (html: string, stored: string | undefined) => keepSame(html, stored ?? '')

export function changesOf(question: Question, draft: ImportDraft, match: Match): Record<string, unknown> {
  const taken = new Set(match.parts.filter(isTaken).map(({ name }) => name))
  const body: Body = {}
  for (const [name, change] of CHANGES) if (taken.has(name)) Object.assign(body, change(question, draft, body))
  if ([...taken].some((name) => name === 'key' || name.startsWith('option.')))
    body.selections = selections(question, draft, taken)
  if (taken.has('form') && draft.interaction?.multiple !== undefined)
    body.interaction = { ...documentOf(question), multiple: draft.interaction.multiple }
  if (taken.has('answers') || taken.has('ranges')) body.short_answers = shortAnswers(question, draft, taken)
  return body
}

type Body = Record<string, unknown> & { scoring?: Partial<Question['scoring']> }
/** `body` is what was changed before. */
type Change = (question: Question, draft: ImportDraft, body: Body) => Record<string, unknown>

const documentOf = ({ interaction: { used: _, ...document } }: Question) => document
const said = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined))

const CHANGES: readonly (readonly [PartName, Change])[] = [
  ['text', (question, { question_text = '' }) => ({ question_text: kept(question_text, question.question_text) })],
  ['unit', (question, { interaction }) => ({ interaction: { ...documentOf(question), unit: interaction?.unit } })],
  ['answer', (question, { answer }) => ({ answer: answer ? kept(answer, question.answer ?? '') : null })],
  ['statements', statements],
  [
    'discussion',
    (question, { discussion }) => ({
      discussion: discussion
        ? { discussion_text: kept(discussion.discussion_text, question.discussion?.discussion_text) }
        : null,
    }),
  ],
  ['topic', (_, { topic_id }) => said({ topic_id })],
  ['subtopic', (_, { subtopic_id }) => said({ subtopic_id })],
  ['class', (_, { class_id }) => said({ class_id })],
  ['level', (_, { ql_id }) => said({ ql_id })],
  ['indicator', (_, { indicator_id }) => said({ indicator_id })],
  ['label', (_, { label }) => said({ label })],
  [
    'keywords',
    ({ keywords }, draft) => ({
      keywords: (draft.keywords ?? []).map(({ keyword_text }) => ({
        ...said({ id_keyword: keywords.find((one) => one.keyword_text === keyword_text)?.id_keyword }),
        keyword_text,
      })),
    }),
  ],
  ['points', ({ scoring }, draft) => (draft.scoring ? { scoring: { ...scoring, points: draft.scoring.points } } : {})],
  // points stand as they were read or, where they are not taken, as they are stored
  [
    'rule',
    ({ scoring, form }, draft, body) => ({
      scoring: { ...scoring, ...body.scoring, rule: draft.scoring?.rule ?? FORMS[form].rules[0] },
    }),
  ],
]

/** By their letters; one that is not taken stays as it is stored. */
function selections(
  { selections: stored }: Question,
  { selections: read = [] }: ImportDraft,
  taken: ReadonlySet<PartName>,
) {
  const count = Math.max(stored.length, read.length)
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const [before, now] = [stored[at], read[at]]
    const name: PartName = `option.${String.fromCharCode(65 + at)}`
    const text = taken.has(name) ? now : before
    if (!text) return []
    const is_answer = (taken.has('key') ? now?.is_answer : before?.is_answer) ?? false
    return [
      {
        ...(before && { id_selection: before.id_selection }),
        selection_text: taken.has(name) ? kept(now?.selection_text ?? '', before?.selection_text) : text.selection_text,
        image: text.image || NO_IMAGE,
        is_answer,
      },
    ]
  })
}

type ShortAnswer = Pick<Question['short_answers'][number], 'short_answer_text' | 'first_range' | 'second_range'>
type ReadAnswer = { [name in keyof ShortAnswer]?: string | undefined }
const hasRange = ({ first_range, second_range }: ReadAnswer) => Boolean(first_range || second_range)

/** Texts take the places of texts and ranges those of ranges; what is not taken stays as it is stored. */
function shortAnswers(
  { short_answers: stored }: Question,
  { short_answers: read = [] }: ImportDraft,
  taken: ReadonlySet<PartName>,
) {
  const of = (name: PartName): readonly ReadAnswer[] => (taken.has(name) ? read : stored)
  const texts = of('answers').flatMap(({ short_answer_text }) => short_answer_text || [])
  const ranges = of('ranges').filter(hasRange)
  const rows = stored.flatMap((row) => {
    const text = row.short_answer_text ? texts.shift() : ''
    const range = hasRange(row) ? ranges.shift() : undefined
    if (!text && !range) return []
    return [{ id_short_answer: row.id_short_answer, ...shortAnswer(kept(text ?? '', row.short_answer_text), range) }]
  })
  return [...rows, ...texts.map((text) => shortAnswer(text)), ...ranges.map((range) => shortAnswer('', range))]
}

const shortAnswer = (short_answer_text: string, range?: ReadAnswer): ShortAnswer => ({
  short_answer_text,
  first_range: range?.first_range ?? '',
  second_range: range?.second_range ?? '',
})

type Document = Question['interaction']

/** Statements with their answers, or the lists of a document; each row keeps its id by its place. */
function statements(question: Question, draft: ImportDraft): Record<string, unknown> {
  if (draft.statements)
    return {
      statements: draft.statements.map(({ text, answer }, at) => ({
        ...said({ id: question.statements[at]?.id }),
        text: kept(text, question.statements[at]?.text),
        answer: answer ?? '',
      })),
    }
  const stored = documentOf(question)
  const read = (draft.interaction ?? {}) as Document
  const lists = Object.fromEntries(LISTS.map((list) => [list, placed(list, stored[list], read[list], question)]))
  const idOf = (id: string | null | undefined) =>
    id
      ? (Object.values(lists)
          .flat()
          .find((row) => row.read === id)?.id ?? null)
      : null
  const withoutRead = (list: (typeof LISTS)[number]) =>
    read[list] && {
      [list]: lists[list]?.map(({ read: _, column, ...row }) =>
        list === 'rows' ? { ...row, column: idOf(column) } : row,
      ),
    }
  return {
    interaction: {
      ...stored,
      ...Object.assign({}, ...LISTS.map(withoutRead)),
      ...(read.pairs && { pairs: read.pairs.map(([from, to]) => [idOf(from), idOf(to)]) }),
      ...(read.reuse !== undefined && { reuse: read.reuse }),
    },
  }
}

const LISTS = ['columns', 'rows', 'left', 'right'] as const
const LETTER = { columns: 'c', rows: 'r', left: 'l', right: 'r' } as const

interface Placed {
  id: string
  /** The id that the reader gave. */
  read: string | undefined
  text: string
  image?: string
  column?: string | null
}

function placed(
  list: (typeof LISTS)[number],
  stored: readonly { id: string; text: string; image?: string }[] = [],
  read: readonly { id?: string; text: string; image?: string; column?: string | null }[] = [],
  { interaction: { used = {} } }: Question,
): Placed[] {
  const highest = Math.max(used[list] ?? 0, ...stored.map(({ id }) => Number(id.slice(1))))
  return read.map((row, at) => {
    const before = stored[at]
    return {
      ...row,
      read: row.id,
      id: before?.id ?? `${LETTER[list]}${highest + 1 + at - stored.length}`,
      text: kept(row.text, before?.text),
      ...(list !== 'columns' && { image: row.image || NO_IMAGE }),
    }
  })
}
