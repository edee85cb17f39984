// What a parameter of an address asks for that chooses among values: `4`, `4,5`, `!exam,tryout`, `none` or `any`.

type Asked = string | number | undefined
export type Presence = 'none' | 'any'

/** Whether it asks for any value, or for none, instead of naming some. */
export const presenceOf = (asked: Asked): Presence | undefined =>
  asked === 'none' || asked === 'any' ? asked : undefined

export const isNot = (asked: Asked) => String(asked ?? '').startsWith('!')

/** The values that are named; none where `presenceOf` says what is asked. */
export const valuesOf = (asked: Asked): string[] =>
  asked === undefined || presenceOf(asked) ? [] : [...new Set(String(asked).replace('!', '').split(','))]

/** How these values are asked for; without a value nothing is. */
export const askFor = (values: readonly string[], not: boolean): string | undefined =>
  values.length === 0 ? undefined : `${not ? '!' : ''}${values.join(',')}`
