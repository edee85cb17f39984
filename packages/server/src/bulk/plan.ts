import { BANKS, type BulkChange, bankOf, invalid, QUESTION_COLUMNS, type QuestionColumn } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/bind/handler.ts'
import { NO_CHILD, NO_PARENT } from '../question/group/parent.ts'
import { type Place, placing } from './placing.ts'
import { reviewing } from './reviewing.ts'
import { findHead, type Selected } from './selected.repo.ts'

/** What becomes of one selected question: the values that it does not have yet, or why it may not have them. */
export interface Planned {
  question: Selected
  /** By the column of the question; `free_trial` says whether it is in that list. Empty: it is so already. */
  patch: Patch
  refused?: string
  isDeleted?: boolean
}
export type Patch = Place & Partial<Pick<Selected, 'status' | 'label' | 'level_id' | 'parent_id' | 'free_trial'>>
export type PatchName = keyof Patch & string

/** The column of a question that each field of a change sets. */
export const FIELDS = new Map<string, PatchName>([
  ['free_trial', 'free_trial'],
  ['parent_id', 'parent_id'],
])
for (const [column, { body }] of Object.entries<QuestionColumn>(QUESTION_COLUMNS)) {
  if (body) FIELDS.set(body, column as PatchName)
}
const OF_BOTH_BANKS: readonly string[] = ['status', 'free_trial', 'parent_id'] satisfies (keyof BulkChange)[]
/** What is checked together, and follows one from the other. */
const PLACE: readonly string[] = ['category_id', 'class_id', 'topic_id', 'subtopic_id', 'indicator_id']

/** Throws VALIDATION where nothing is to be changed, or a field that the bank does not have. */
export function checkChange(product_type: 1 | 2, change: BulkChange) {
  const fields = Object.keys(change)
  if (fields.length === 0) throw invalid({ change: 'Pilih apa yang diubah.' })
  const { fields: own } = BANKS[bankOf({ product_type })]
  const strange = fields.filter((field) => !OF_BOTH_BANKS.includes(field) && !(field in own))
  if (strange.length > 0)
    throw invalid(Object.fromEntries(strange.map((field) => [`change.${field}`, 'Bank soal ini tidak memakainya.'])))
  if (product_type === 1 && change.topic_id === null) throw invalid({ 'change.topic_id': 'Pilih materi.' })
}

/** What a change does to each of these questions; the rules of an edit are asked once for all that stand alike. */
export async function planOf(
  db: Db,
  questions: readonly Selected[],
  change: BulkChange,
  actor: Pick<Actor, 'id' | 'level'>,
): Promise<Planned[]> {
  const wanted = Object.entries(change).flatMap(([field, value]) => {
    const column = FIELDS.get(field)
    return column && !PLACE.includes(field) ? [[column, value] as const] : []
  })
  const placeOf = placing(db, change)
  const refusalInGroup = await grouping(db, questions, change)
  const refusalOfStatus = await reviewing(db, questions, change, actor)
  const planned: Planned[] = []
  for (const question of questions) {
    const { place = {}, refused } = await placeOf(question)
    const values = [...wanted, ...Object.entries(place)] as [PatchName, unknown][]
    const patch = Object.fromEntries(values.filter(([column, value]) => question[column] !== value)) as Patch
    planned.push({
      question,
      patch,
      refused: refused ?? refusalInGroup(question, patch) ?? refusalOfStatus(question, patch),
    })
  }
  return planned
}

/** Why a question may not join the group. Throws VALIDATION where it is no group to join. */
async function grouping(db: Db, [first]: readonly Selected[], { parent_id }: BulkChange) {
  if (parent_id == null || !first) return () => undefined
  const head = await findHead(db, first.product_type, parent_id)
  if (!head) throw invalid({ 'change.parent_id': 'Soal tidak ditemukan.' })
  if (head.parent_id !== null) throw invalid({ 'change.parent_id': NO_PARENT })
  return ({ id, children }: Selected, patch: Patch) => {
    if (id === head.id) return NO_CHILD.itself
    return 'parent_id' in patch && children > 0 ? NO_CHILD.hasChildren : undefined
  }
}

/** A question goes with its parts, and the head of a group when its members have left it. */
export const planOfDelete = (questions: readonly Selected[]): Planned[] =>
  questions.map((question) => ({
    question,
    patch: {},
    isDeleted: true,
    refused: question.children > 0 ? 'Soal ini masih memiliki soal di dalam groupnya.' : undefined,
  }))

export const isChanging = ({ patch, refused, isDeleted }: Planned) =>
  refused === undefined && (isDeleted || Object.keys(patch).length > 0)
