import { placeInForm } from './documents.ts'
import type { ItemValues } from './values/item-values.ts'

/** Lists whose rows are told by their numbers, with the ids that stay. */
const IDS = { selections: 'id_selection', short_answers: 'id_short_answer', statements: 'id' } as const

/** Where a form shows a place of the question that it was opened with; null for a row that was taken out since. */
export function storedPlace(place: string, opened: Partial<ItemValues>, values: ItemValues): string | null {
  const [list = '', row, ...field] = place.split('.')
  if (!Object.hasOwn(IDS, list)) return placeInForm(place, values)
  const name = list as keyof typeof IDS
  const idsOf = (rows: readonly object[] = []) => rows.map((one) => (one as Record<string, unknown>)[IDS[name]])
  const id = idsOf(opened[name])[Number(row)]
  const at = id == null ? -1 : idsOf(values[name]).indexOf(id)
  return at < 0 ? null : [list, at, ...field].join('.')
}
