import {
  ApiError,
  BANKS,
  BULK_LIMITS,
  type BulkChange,
  type BulkPreview,
  bankOf,
  invalid,
  QUESTION_COLUMNS,
  type QuestionColumn,
} from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { PLACE } from '../question/write/place.ts'
import type { Selected } from './selected.repo.ts'

/** What becomes of one selected question: the values that it does not have yet, or why it may not have them. */
export interface Planned {
  question: Selected
  /** By the column of the question; `free_trial` says whether it is in that list. Empty: it is so already. */
  patch: Patch
  refused?: string
}
export type Patch = Partial<Pick<Selected, 'status' | 'label' | 'level_id' | 'indicator_id' | 'free_trial'>>
type PatchName = keyof Patch & string

const FIELDS = new Map<string, PatchName>([['free_trial', 'free_trial']])
for (const [column, { body }] of Object.entries<QuestionColumn>(QUESTION_COLUMNS)) {
  if (body) FIELDS.set(body, column as PatchName)
}
const NOT_PER_BANK: readonly string[] = ['status', 'free_trial'] satisfies (keyof BulkChange)[]

/** Throws VALIDATION where nothing is to be changed, or a field that the bank does not have. */
export function checkChange(product_type: 1 | 2, change: BulkChange) {
  const fields = Object.keys(change)
  if (fields.length === 0) throw invalid({ change: 'Pilih apa yang diubah.' })
  const { fields: own } = BANKS[bankOf({ product_type })]
  const strange = fields.filter((field) => !NOT_PER_BANK.includes(field) && !(field in own))
  if (strange.length > 0)
    throw invalid(Object.fromEntries(strange.map((field) => [`change.${field}`, 'Bank soal ini tidak memakainya.'])))
}

/** What a change does to each of these questions. A place is checked by the rules of an edit, once for all that stand alike. */
export async function planOf(db: Db, questions: readonly Selected[], change: BulkChange): Promise<Planned[]> {
  const wanted = Object.entries(change).flatMap(([field, value]) => {
    const column = FIELDS.get(field)
    return column ? [[column, value] as const] : []
  })
  const refusalOf = whyNot(db, change)
  const planned: Planned[] = []
  for (const question of questions) {
    const patch = Object.fromEntries(wanted.filter(([column, value]) => question[column] !== value)) as Patch
    planned.push({ question, patch, refused: await refusalOf(question, patch) })
  }
  return planned
}

/** The reason why a question may not stand there; asked of the database once for each place of a question. */
function whyNot(db: Db, { indicator_id }: BulkChange) {
  const known = new Map<string, string | undefined>()
  return async (question: Selected, patch: Patch): Promise<string | undefined> => {
    if (!('indicator_id' in patch)) return undefined
    const { category_id, class_id, topic_id, subtopic_id } = question
    const key = [category_id, class_id, topic_id, subtopic_id].join(' ')
    if (!known.has(key))
      known.set(key, await refusal(() => PLACE[bankOf(question)].moved(db, question, { indicator_id })))
    return known.get(key)
  }
}

async function refusal(check: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await check()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'VALIDATION')
      return Object.values(error.fields ?? {})[0] ?? error.message
    throw error
  }
}

export const isChanging = ({ patch, refused }: Planned) => refused === undefined && Object.keys(patch).length > 0

/** What a person reads before the change. `missing`: how many of the selected questions are not there. */
export function previewOf(
  planned: readonly Planned[],
  { missing, seen }: { missing: { reason: string; count: number }; seen: string },
): BulkPreview {
  const changing = planned.filter(isChanging)
  return {
    selected: planned.length + missing.count,
    changing: changing.length,
    refused: [...reasonsOf(planned), ...(missing.count > 0 ? [{ ...missing, codes: [] }] : [])],
    now: [...FIELDS].flatMap(([field, column]) => valuesOf(changing, field, column)),
    children: changing.reduce((sum, { question }) => sum + question.children, 0),
    seen,
  }
}

function reasonsOf(planned: readonly Planned[]) {
  const codes = new Map<string, string[]>()
  for (const { refused, question } of planned) {
    if (refused !== undefined) codes.set(refused, [...(codes.get(refused) ?? []), question.code])
  }
  return [...codes].map(([reason, all]) => ({ reason, count: all.length, codes: all.slice(0, BULK_LIMITS.codes) }))
}

function valuesOf(changing: readonly Planned[], field: string, column: PatchName) {
  const counts = new Map<string | number | null, number>()
  for (const { patch, question } of changing) {
    if (!(column in patch)) continue
    const now = question[column]
    const value = typeof now === 'boolean' ? String(now) : now
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ field, value, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, BULK_LIMITS.values)
}
