import {
  keywordRoutes,
  QUESTION_TYPE,
  type Route,
  selectionRoutes,
  shortAnswerRoutes,
  statementRoutes,
} from '@bank/contract'

export type Kind = 'selections' | 'keywords' | 'short_answers' | 'statements'

/** The input for a part. `right`: is the key, is Benar, or has an upper bound; null: not sent. */
export interface Row {
  text: string
  right: boolean | null
  /** The index of the part that it edits; null adds a part. */
  keep?: number | null
}

/** An option, a keyword, a short answer or a statement. The id is null until the API has returned it. */
export interface Part {
  id: number | null
  text: string
  right: boolean | null
}

interface KindOfPart {
  fits: (type: number) => boolean
  /** The name of its id in the API. */
  id: string
  /** Its fields in the API, both in requests and in replies. */
  words: (part: Row) => object
  shown: (part: Part) => object
  /** The part of the row that a call for this part alone can send. */
  alone: (row: Row) => Row
  routes: { create: Route; remove: Route }
}

const kind = (one: Omit<KindOfPart, 'fits' | 'shown'> & { type?: number }): KindOfPart => ({
  ...one,
  fits: (type) => one.type === undefined || one.type === type,
  shown: (part) => ({ ...one.words(part), [one.id]: part.id }),
})

export const KINDS: Record<Kind, KindOfPart> = {
  selections: kind({
    type: QUESTION_TYPE.multipleChoice,
    id: 'id_selection',
    words: ({ text, right }) => ({ selection_text: text, is_answer: right }),
    alone: (row) => ({ ...row, right: false }),
    routes: selectionRoutes,
  }),
  keywords: kind({
    id: 'id_keyword',
    words: ({ text }) => ({ keyword_text: text }),
    alone: (row) => row,
    routes: keywordRoutes,
  }),
  short_answers: kind({
    type: QUESTION_TYPE.shortAnswer,
    id: 'id_short_answer',
    words: ({ text, right }) => ({ short_answer_text: text, first_range: right ? '10' : '' }),
    alone: (row) => row,
    routes: shortAnswerRoutes,
  }),
  statements: kind({
    type: QUESTION_TYPE.statements,
    id: 'id',
    words: ({ text, right }) => ({ text, answer: right === null ? null : right ? '1' : '2' }),
    alone: (row) => ({ ...row, right: null }),
    routes: statementRoutes,
  }),
}
export const KIND_NAMES = Object.keys(KINDS) as Kind[]

/** The parts for the rows of a list: rows that edit a part get its id, each id once; the others are new. */
export function resolved(parts: Part[], rows: readonly Row[]): Part[] {
  const taken = new Set<Part>()
  return rows.map(({ text, right, keep }) => {
    const kept = typeof keep === 'number' ? parts[keep] : undefined
    if (!kept || taken.has(kept)) return { id: null, text, right }
    taken.add(kept)
    return { id: kept.id, text, right }
  })
}
