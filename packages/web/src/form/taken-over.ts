type Lines<Values> = (values: Values) => readonly (readonly [string, unknown])[]

/**
 * The fields that a line of the comparison speaks of: those whose stored value changes it. Empty where taking all of them
 * over would not make it as it is stored.
 */
export function fieldsBehind<Values extends object>(
  line: number,
  { mine, stored, lines }: { mine: Values; stored: Values; lines: Lines<Values> },
): (keyof Values & string)[] {
  const said = (values: Values) => JSON.stringify(lines(values)[line]?.[1] || null)
  const names = Object.keys(stored) as (keyof Values & string)[]
  const behind = names.filter((name) => said({ ...mine, [name]: stored[name] }) !== said(mine))
  const taken = Object.fromEntries(behind.map((name) => [name, stored[name]]))
  return said({ ...mine, ...taken }) === said(stored) ? behind : []
}
