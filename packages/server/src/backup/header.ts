import * as z from 'zod'

const table = z.strictObject({ name: z.string(), columns: z.array(z.string()) })
const sequence = z.strictObject({ name: z.string(), last: z.number(), used: z.boolean() })

export const VERSION = 1

/** What a salvaged backup lacks of a table. Rows are named by their primary keys. */
const loss = z.strictObject({
  table: z.string(),
  /** Blocks of which nothing could be read. */
  blocks: z.array(z.number()),
  /** Rows whose long values could not be read. */
  rows: z.array(z.string()),
  /** Readable rows that refer to a lost one and cannot be without it. */
  left_out: z.array(z.string()),
  /** Rows that have lost their reference to a lost one: `17: created_by`. */
  cleared: z.array(z.string()),
  /** Rows that take the place of lost ones. */
  stand_ins: z.array(z.record(z.string(), z.string())),
})
export type Loss = z.output<typeof loss>

/** The first frame of a file. Tables are in loading order: a table comes after those that it refers to. */
export const headerShape = z.strictObject({
  format: z.literal('bank-soal-backup'),
  version: z.literal(VERSION),
  made_at: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  sequences: z.array(sequence),
  /** In a salvaged backup: the tables of which something is missing. */
  salvaged: z.array(loss).optional(),
})
export type Header = z.output<typeof headerShape>
export type Table = z.output<typeof table>

/** What stands at the end of a table's rows; the SHA-256 is of their bytes. */
export const tableEndShape = z.strictObject({ table: z.string(), rows: z.number(), sha256: z.string() })
export type TableEnd = z.output<typeof tableEndShape>
