import { BULK_LIMITS, type BulkPreview, bankOf } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { namesOf } from '../history/names.repo.ts'
import { mentionsIn } from '../history/references.ts'
import { FIELDS, isChanging, type PatchName, type Planned } from './plan.ts'

interface Told {
  /** Selected questions that are not there. */
  missing: { reason: string; count: number }
  seen: string
}

/** What a person reads before the change. */
export async function previewOf(db: Db, planned: readonly Planned[], { missing, seen }: Told): Promise<BulkPreview> {
  const changing = planned.filter(isChanging)
  const values = [...FIELDS].flatMap(([field, column]) => valuesOf(changing, field, column))
  const nameOf = await namesOf(db, values.flatMap(mentionOf))
  return {
    selected: planned.length + missing.count,
    changing: changing.length,
    refused: [...reasonsOf(planned), ...(missing.count > 0 ? [{ ...missing, codes: [] }] : [])],
    now: values.map((now) => {
      const [mention] = mentionOf(now)
      const { field, value, count } = now
      return { field, value, name: mention && nameOf(mention)?.name, count }
    }),
    children: changing.reduce((sum, { question }) => sum + question.children, 0),
    seen,
  }
}

interface Value {
  field: string
  column: PatchName
  value: string | number | null
  count: number
}

const mentionOf = ({ column, value }: Value) => mentionsIn({ [column]: value })

function reasonsOf(planned: readonly Planned[]) {
  const codes = new Map<string, string[]>()
  for (const { refused, question } of planned) {
    if (refused !== undefined) codes.set(refused, [...(codes.get(refused) ?? []), question.code])
  }
  return [...codes].map(([reason, all]) => ({ reason, count: all.length, codes: all.slice(0, BULK_LIMITS.codes) }))
}

/** The values of a field that goes: of a delete those that say which questions go. */
function valuesOf(changing: readonly Planned[], field: string, column: PatchName): Value[] {
  const counts = new Map<string | number | null, number>()
  for (const planned of changing) {
    if (!isTold(planned, column)) continue
    const now = planned.question[column]
    const value = typeof now === 'boolean' ? String(now) : now
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ field, column, value, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, BULK_LIMITS.values)
}

const PLACE_OF = { general: 'topic_id', snpmb: 'category_id' } as const

const isTold = ({ patch, isDeleted, question }: Planned, column: PatchName) =>
  isDeleted ? column === 'status' || column === PLACE_OF[bankOf(question)] : column in patch
