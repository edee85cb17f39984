import { QUESTION_TYPE, type Question } from '@bank/contract/question'
import type { interactionInput, scoringInput } from '@bank/contract/question-form/interaction'
import { NO_IMAGE, type questionPartsInput } from '@bank/contract/question-parts'
import type * as z from 'zod'
import {
  BLANK_TABLE,
  type Column,
  type Criterion,
  type Lure,
  type Match,
  type TableRow,
  tableOf,
} from './document-rows.ts'

type Parts = Required<z.input<typeof questionPartsInput>>

/** The values that the forms of both banks share: the question's text and its parts, in the contract's shape. */
export interface ItemValues {
  qt_id?: unknown
  question_text: string
  answer?: string | null
  selections?: Parts['selections']
  short_answers?: Parts['short_answers']
  statements?: Parts['statements']
  keywords?: Parts['keywords']
  /** In the form `''` means no discussion. */
  discussion?: Parts['discussion']
  /** The document of the form, without its lists: these stand below. */
  interaction?: z.input<typeof interactionInput>
  scoring?: z.input<typeof scoringInput>
  /** Of Kategori. */
  columns?: Column[]
  rows?: TableRow[]
  /** Of Menjodohkan: each left row with its partner, then the right ones that have none. */
  matches?: Match[]
  lures?: Lure[]
  /** Of an essay. */
  rubric?: Criterion[]
  /** The highest number that each list of the stored document has given. */
  used?: Record<string, number>
}
export type Lists = Required<
  Pick<ItemValues, 'selections' | 'short_answers' | 'statements' | 'keywords' | 'rows' | 'matches' | 'lures' | 'rubric'>
>
export type ListName = keyof Lists

/** The initial values of a new row of each list. */
export const BLANK_ROW: { readonly [Name in ListName]: Lists[Name][number] } = {
  selections: { selection_text: '', image: '', is_answer: false },
  short_answers: { short_answer_text: '', first_range: '', second_range: '' },
  statements: { text: '', answer: null },
  keywords: { keyword_text: '' },
  rows: { text: '', image: '', column: null },
  matches: { text: '', image: '', partner: '', partner_image: '' },
  lures: { text: '', image: '' },
  rubric: { text: '', levels: [0, 1].map((points) => ({ points, text: '' })) },
}

/** Options A to E; after the first item, the number of options of the last one is used. */
const USUAL_OPTIONS = 5
const USUAL_STATEMENTS = 3
const times = <Row extends object>(count: number, row: Row): Row[] => Array.from({ length: count }, () => ({ ...row }))

/** The text and parts of a new question. */
export const blankParts = (options = USUAL_OPTIONS) => ({
  question_text: '',
  answer: '',
  selections: times(options, BLANK_ROW.selections),
  short_answers: times(1, BLANK_ROW.short_answers),
  statements: times(USUAL_STATEMENTS, BLANK_ROW.statements),
  keywords: [] as Lists['keywords'],
  discussion: { discussion_text: '' },
  interaction: {} as ItemValues['interaction'],
  /** As the form has it. */
  scoring: undefined as ItemValues['scoring'],
  ...BLANK_TABLE,
  rows: times(USUAL_STATEMENTS, BLANK_ROW.rows),
  matches: times(USUAL_STATEMENTS, BLANK_ROW.matches),
  used: {},
})

/** Keeps the classification, the number of options, the columns and the scoring; everything else is blank. */
export const nextOf = <Values extends ItemValues>(values: Values) => ({
  ...values,
  ...blankParts(values.selections?.length || USUAL_OPTIONS),
  interaction: { multiple: values.interaction?.multiple },
  columns: values.columns,
  scoring: values.scoring,
})

/** The parts of a stored question, or of a draft that is not one yet. */
interface StoredParts extends Pick<Question, 'qt_id' | 'answer' | 'interaction' | 'scoring'> {
  selections: (Lists['selections'][number] & Timed & { image: string })[]
  short_answers: (Lists['short_answers'][number] & Timed)[]
  statements: (Lists['statements'][number] & Timed)[]
  keywords: (Lists['keywords'][number] & Timed)[]
  discussion: { discussion_text: string } | null
}
interface Timed {
  updated_at?: string
}

/** The parts of a stored question as form values; an empty list starts with blank rows. */
export function partsOf(question: StoredParts) {
  const blank = blankParts()
  return {
    qt_id: question.qt_id,
    answer: question.answer ?? '',
    selections: orBlank(question.selections.map(withoutTime).map(withoutNoImage), blank.selections),
    short_answers: orBlank(question.short_answers.map(withoutTime), blank.short_answers),
    statements: orBlank(question.statements.map(withoutTime), blank.statements),
    keywords: question.keywords.map(withoutTime),
    discussion: { discussion_text: question.discussion?.discussion_text ?? '' },
    scoring: question.scoring,
    ...tableOf(question.interaction, blank),
  }
}

/** Parts need no version of their own: an item is checked against the version of its question. */
const withoutTime = <Row extends Timed>({ updated_at: _, ...row }: Row) => row
const withoutNoImage = <Row extends { image: string }>(row: Row) => ({
  ...row,
  image: row.image === NO_IMAGE ? '' : row.image,
})
const orBlank = <Row>(rows: Row[], blank: Row[]) => (rows.length > 0 ? rows : blank)

const LIST_OF: Record<number, ListName> = {
  [QUESTION_TYPE.multipleChoice]: 'selections',
  [QUESTION_TYPE.shortAnswer]: 'short_answers',
  [QUESTION_TYPE.statements]: 'statements',
  [QUESTION_TYPE.categories]: 'rows',
  [QUESTION_TYPE.matching]: 'matches',
}
/** The list that the type uses; other lists are neither rendered nor sent. An essay has none. */
export const listOf = ({ qt_id }: ItemValues): ListName | undefined => LIST_OF[Number(qt_id)]

const BESIDE: Partial<Record<ListName, readonly (keyof ItemValues)[]>> = { rows: ['columns'], matches: ['lures'] }
const OF_ESSAY: readonly (keyof ItemValues)[] = ['rubric', 'answer']

/** The values without those of other types, which the editor does not show: what is wrong there could not be mended. */
export function shownValues<Values extends ItemValues>(values: Values): Values {
  const shown = listOf(values)
  const hidden = [undefined, ...Object.values(LIST_OF)].filter((list) => list !== shown)
  const names = hidden.flatMap((list) => (list ? [list, ...(BESIDE[list] ?? [])] : OF_ESSAY))
  return { ...values, ...Object.fromEntries(names.map((name) => [name, undefined])) }
}
