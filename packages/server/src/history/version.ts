import type { Kept } from './families.ts'
import type { Stored } from './references.ts'

/** Rows of a family, by their table and key. */
export type Version = Map<string, Stored>

export interface Entry {
  id: number
  resource: string
  before: Stored | null
  after: Stored | null
}

function keyOf(family: readonly Kept[], resource: string, row: Stored) {
  const key = family.find(({ table }) => table === resource)?.key ?? []
  return [resource, ...key.map((column) => row[column])].join(' ')
}

export const versionOf = (family: readonly Kept[], rows: { table: string; row: Stored }[]): Version =>
  new Map(rows.map(({ table, row }) => [keyOf(family, table, row), row]))

/**
 * The rows before the first of these entries (oldest first). The first entry of each row has its earlier state; of what one
 * change wrote twice, each entry may have other columns, and the earlier value counts, until the row is deleted.
 */
export function versionBefore(family: readonly Kept[], now: Version, entries: Entry[]): Version {
  const version = new Map(now)
  const seen = new Set<string>()
  const ended = new Set<string>()
  for (const { resource, before, after } of entries) {
    const key = keyOf(family, resource, before ?? after ?? {})
    if (ended.has(key)) continue
    if (before) version.set(key, seen.has(key) ? { ...before, ...version.get(key) } : before)
    else if (!seen.has(key)) version.delete(key)
    seen.add(key)
    if (!before || !after) ended.add(key)
  }
  return version
}

/** The current rows, and those that these entries deleted. */
export const versionWith = (family: readonly Kept[], now: Version, entries: Entry[]): Version =>
  new Map([...versionBefore(family, now, entries), ...now])

export interface Steps {
  remove: { table: string; row: Stored }[]
  change: { table: string; row: Stored; changed: Stored }[]
  add: { table: string; row: Stored }[]
}

/** The steps from the current version to `then`. Columns that are not in `then` stay unchanged. */
export function stepsBetween(now: Version, then: Version): Steps {
  const tableOf = (key: string) => key.split(' ', 1)[0] ?? ''
  const remove = [...now].filter(([key]) => !then.has(key)).map(([key, row]) => ({ table: tableOf(key), row }))
  const add = [...then].filter(([key]) => !now.has(key)).map(([key, row]) => ({ table: tableOf(key), row }))
  const change = [...then].flatMap(([key, row]) => {
    const current = now.get(key)
    if (!current) return []
    const differs = ([column, value]: [string, unknown]) =>
      column !== 'created_at' && JSON.stringify(value) !== JSON.stringify(current[column])
    const changed = Object.fromEntries(Object.entries(row).filter(differs))
    return Object.keys(changed).length > 0 ? [{ table: tableOf(key), row, changed }] : []
  })
  return { remove, change, add }
}
