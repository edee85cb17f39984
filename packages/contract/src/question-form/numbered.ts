import type { Interaction, InteractionInput } from './interaction.ts'

/** The lists whose rows have ids, with the letter of each. */
const LETTERS = { rubric: 'r', columns: 'c', rows: 'r', left: 'l', right: 'r' } as const
type Listed = keyof typeof LETTERS

/** The highest number that each list has given, so that none is given twice: answers and figures name it. */
export type Given = Partial<Record<Listed, number>>
interface Kept {
  document: Interaction
  given: Given
}

const MAX_NUMBER = 9999
const numberOf = (id: string) => Number(id.slice(1))

/**
 * A document as it is kept: rows without an id get the next number of their list. `stored` is what it replaces. `taken`
 * names rows whose id belonged to a row that is gone, or stands twice, or has another list's letter; and a list that has no
 * number left to give.
 */
export function numbered(sent: InteractionInput, stored: Kept): Kept & { taken: string[] } {
  const given: Given = { ...stored.given }
  const taken: string[] = []
  const lists = (Object.keys(LETTERS) as Listed[]).flatMap((list) => {
    const rows = sent[list] as readonly { id?: string | undefined }[] | undefined
    if (rows === undefined) return []
    const known = new Set(((stored.document[list] ?? []) as { id: string }[]).map(({ id }) => id))
    const before = stored.given[list] ?? 0
    const own = rows.flatMap(({ id }) => id ?? [])
    const isTaken = (id: string, at: number) =>
      !id.startsWith(LETTERS[list]) || own.indexOf(id) !== at || (numberOf(id) <= before && !known.has(id))
    taken.push(...own.filter(isTaken).map((id) => `${list}.${id}.id`))
    let last = Math.max(before, ...own.map(numberOf))
    const all = rows.map((row) => ({ ...row, id: row.id ?? `${LETTERS[list]}${++last}` }))
    given[list] = last
    if (last > MAX_NUMBER) taken.push(list)
    return [[list, all]]
  })
  return { document: { ...sent, ...Object.fromEntries(lists) } as Interaction, given, taken }
}
