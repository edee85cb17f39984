/** A parameter of a statement as the text that PostgreSQL reads. */
export function toText(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(toText(item))).join(',')}}`
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
