import type { Problems } from './form.ts'
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
 * A document as it is kept: rows without an id get the next number of their list. `stored` is what it replaces. `problems`
 * names rows whose id belonged to a row that is gone, or stands twice, or has another list's letter; and a list that has no
 * number left to give.
 */
export function numbered(sent: InteractionInput, stored: Kept): Kept & { problems: Problems } {
  const given: Given = { ...stored.given }
  const problems: Record<string, string> = {}
  const lists = (Object.keys(LETTERS) as Listed[]).flatMap((list) => {
    const rows = sent[list] as readonly { id?: string | undefined }[] | undefined
    if (rows === undefined) return []
    const before = stored.given[list] ?? 0
    const own = rows.flatMap(({ id }) => id ?? [])
    const kept = ((stored.document[list] ?? []) as { id: string }[]).map(({ id }) => id)
    const isGone = (id: string) => numberOf(id) <= before && !kept.includes(id)
    Object.assign(problems, wrongIds(list, own, isGone))
    let last = Math.max(before, ...own.map(numberOf))
    const all = rows.map((row) => ({ ...row, id: row.id ?? `${LETTERS[list]}${++last}` }))
    given[list] = last
    if (last > MAX_NUMBER) problems[list] = 'Nomor untuk baris baru sudah habis.'
    return [[list, all]]
  })
  return { document: { ...sent, ...Object.fromEntries(lists) } as Interaction, given, problems }
}

function wrongIds(list: Listed, ids: readonly string[], isGone: (id: string) => boolean): Problems {
  const letter = LETTERS[list]
  const foreign = ids.filter((id) => !id.startsWith(letter)).map((id) => [id, `Id di sini berawal ${letter}.`] as const)
  const taken = ids.filter((id, at) => ids.indexOf(id) !== at || isGone(id))
  const said = [...taken.map((id) => [id, 'Id ini sudah pernah dipakai.'] as const), ...foreign]
  return Object.fromEntries(said.map(([id, sentence]) => [`${list}.${id}.id`, sentence]))
}
