type Plain = Record<string, unknown>

/**
 * What a file says, without what the database cannot hold: NUL, and half of a sign that has two. Plain text and sheets
 * may have both. Maps and bytes stay as they are.
 */
export function storable<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD') as Value
  if (Array.isArray(value)) return value.map(storable) as Value
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storable(part)])) as Value
}

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
