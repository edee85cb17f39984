import { type Label, NO_IMAGE, type Status } from '@bank/contract'
import { type Documents, shownDocument } from './documents.ts'
import { KINDS, type Kind, type Part, type Row } from './parts.ts'

export type Who = 'Admin' | 'Staf'

/** A question in the model. */
export interface Question {
  id: number
  bank: 1 | 2
  parent: number | null
  type: number
  text: string
  answer: string | null
  label: Label
  status: Status
  free_trial: boolean
  category_id: number
  topic_id: number | null
  subtopic_id: number | null
  creator: Who
  updater: Who | null
  parts: Record<Kind, Part[]>
  documents: Documents
  discussion: { text: string; creator: Who; updater: Who | null } | null
  /** Whether the current command must change `updated_at`. */
  touched: boolean
  /** Every `updated_at` that was read, the newest last. */
  versions: string[]
  /** What it held when it was made or read last. */
  read: string
}

/** The expected content of the bank, oldest question first. */
export interface Model {
  questions: Question[]
}

/** The input for a question; missing fields stay unchanged. */
export interface Written extends Partial<Record<Kind, readonly Row[]>> {
  text?: string
  answer?: string | null
  label?: Label
  free_trial?: boolean
  discussion?: string | null
  /** The rows of the document of its type. */
  rows?: readonly Row[]
}

const NO_PARTS = { selections: [], keywords: [], short_answers: [], statements: [] }

export function newQuestion(
  who: Who,
  known: Pick<Question, 'id' | 'bank' | 'type' | 'parent' | 'category_id' | 'topic_id' | 'subtopic_id'>,
): Question {
  return {
    ...known,
    text: '',
    answer: null,
    label: 'tryout',
    status: 'on-progress',
    free_trial: false,
    creator: who,
    updater: null,
    parts: { ...NO_PARTS },
    documents: {},
    discussion: null,
    touched: false,
    versions: [],
    read: '',
  }
}

/** A copy of a question, with new parts whose ids are not known yet. */
export function copyOf(source: Question, who: Who, known: Pick<Question, 'id' | 'parent'>): Question {
  const anew = (parts: Part[]) => parts.map((part) => ({ ...part, id: null }))
  const { selections, keywords, short_answers, statements } = source.parts
  return {
    ...source,
    ...known,
    status: 'on-progress',
    creator: who,
    updater: null,
    parts: {
      selections: anew(selections),
      keywords: anew(keywords),
      short_answers: anew(short_answers),
      statements: anew(statements),
    },
    discussion: source.discussion && { text: source.discussion.text, creator: who, updater: null },
    touched: false,
    versions: [],
    read: '',
  }
}

/** Records the last editor, unless everything is as it was read last: such an edit changes nothing. */
export function touch(question: Question, who: Who) {
  if (contentOf(question) === question.read) return
  question.updater = who
  question.touched = true
}

/** Call it when the question is made, and whenever it was read. */
export function noteRead(question: Question) {
  question.read = contentOf(question)
}

const contentOf = ({ updater, touched, versions, read, ...content }: Question) => JSON.stringify(content)

/** Applies the input to the question; `lists` are its parts as they were sent. */
export function write(question: Question, written: Written, lists: Partial<Record<Kind, Part[]>>, who: Who) {
  question.text = written.text ?? question.text
  question.label = written.label ?? question.label
  question.free_trial = written.free_trial ?? question.free_trial
  if (written.answer !== undefined) question.answer = written.answer
  question.parts = { ...question.parts, ...lists }
  if (written.discussion !== undefined) discuss(question, written.discussion, who)
}

function discuss(question: Question, text: string | null, who: Who) {
  const { discussion } = question
  if (discussion === null || text === null) {
    question.discussion = text === null ? null : { text, creator: who, updater: null }
  } else if (discussion.text !== text) {
    question.discussion = { ...discussion, text, updater: who }
  }
}

/** The row that the API must return for a question, to every account and in every list. */
export function shown(question: Question, { questions }: Model) {
  const { id, parts, discussion } = question
  const list = (kind: Kind) => (KINDS[kind].fits(question.type) ? parts[kind].map(KINDS[kind].shown) : [])
  const right = KINDS.selections.fits(question.type) ? parts.selections.filter((part) => part.right) : []
  return {
    id_question: id,
    product_type: question.bank,
    parent_id: question.parent,
    qt_id: question.type,
    question_text: html(question.text),
    answer: question.answer,
    answerEssay: question.answer,
    label: question.label,
    status: question.status,
    free_trial: String(question.free_trial),
    category_id: question.category_id,
    topic_id: question.topic_id,
    subtopic_id: question.subtopic_id,
    name_creator: question.creator,
    name_updater: question.updater,
    selections: list('selections'),
    answers: right.map((part) => ({ selection_id: part.id, answer_text: part.text, image: NO_IMAGE })),
    keywords: list('keywords'),
    short_answers: list('short_answers'),
    statements: list('statements'),
    form: formOf(question, right.length > 1),
    interaction: shownDocument(question.documents, question.type),
    discussion: discussion && {
      discussion_text: html(discussion.text),
      name_creator: discussion.creator,
      name_updater: discussion.updater,
    },
    images: [],
    children: questions.filter(({ parent }) => parent === id).length,
  }
}

const FORMS: Readonly<Record<number, string>> = {
  1: 'uraian',
  2: 'pg',
  3: 'isian',
  5: 'benar_salah',
  6: 'kategori',
  7: 'jodohkan',
}
const formOf = ({ type }: Question, hasSeveral: boolean) => (hasSeveral ? 'pgk' : FORMS[type])

export const html = (text: string) => `<p>${text}</p>`
