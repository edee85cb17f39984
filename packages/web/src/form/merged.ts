/**
 * A value after somebody else's save: what was not touched here is as stored, and where both changed, what was typed here
 * stays. `base` is the value that both set out from. Rows of a list with the same ids are merged one by one, unless both
 * changed more than texts: two keys could become one list with a wrong answer.
 */
export function merged<Value>(base: Value, mine: Value, stored: Value): Value {
  if (same(mine, base)) return stored
  if (same(stored, base)) return mine
  if (areRows(base) && areRows(mine) && areRows(stored) && fit(base, mine) && fit(base, stored)) {
    const [here, there] = [changedIn(base, mine), changedIn(base, stored)]
    if ([...here].some((name) => there.has(name) && !isText(name))) return mine
    return base.map((row, at) => mergedFields(row, mine[at] ?? row, stored[at] ?? row)) as Value
  }
  return mine
}

/** The same for each field of a row or of a form. */
export const mergedFields = <Values extends object>(base: Values, mine: Values, stored: Values): Values =>
  Object.fromEntries(
    (Object.keys({ ...mine, ...stored }) as (keyof Values)[]).map((name) => [
      name,
      merged(base[name], mine[name], stored[name]),
    ]),
  ) as Values

/** Whether two values say the same: a number and its digits do, and nothing, `null`, `false` and an empty text. */
export const same = (one: unknown, other: unknown) => keyOf(one) === keyOf(other)
const keyOf = (value: unknown) =>
  JSON.stringify(value, (_, part) => {
    if (part === '' || part === null || part === false) return undefined
    return typeof part === 'number' ? String(part) : part
  })

type Row = Record<string, unknown>
const areRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null)

const isId = (name: string) => name === 'id' || name.startsWith('id_')
const idsOf = (row: Row) => Object.entries(row).filter(([name]) => isId(name))
const fit = (some: Row[], others: Row[]) => same(some.map(idsOf), others.map(idsOf))

const changedIn = (base: Row[], now: Row[]) =>
  new Set(now.flatMap((row, at) => Object.keys(row).filter((name) => !same(row[name], base[at]?.[name]))))

const TEXTS = /text$|^partner$|_range$/
const isText = (name: string) => TEXTS.test(name)
