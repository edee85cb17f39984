import * as z from 'zod'

const table = z.strictObject({ name: z.string(), columns: z.array(z.string()) })
const sequence = z.strictObject({ name: z.string(), last: z.number(), used: z.boolean() })

export const VERSION = 1

/** What a file says of itself. Tables stand in the order in which they can be loaded: who is referred to comes first. */
export const headerShape = z.strictObject({
  format: z.literal('bank-soal-backup'),
  version: z.literal(VERSION),
  made_at: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  sequences: z.array(sequence),
})
export type Header = z.output<typeof headerShape>
export type Table = z.output<typeof table>

/** What stands at the end of a table's rows; the SHA-256 is of their bytes. */
export const tableEndShape = z.strictObject({ table: z.string(), rows: z.number(), sha256: z.string() })
export type TableEnd = z.output<typeof tableEndShape>
