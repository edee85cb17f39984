import * as z from 'zod'
import type { FormName } from '../question-words.ts'
import { ID } from './interaction.ts'
import type { Answer } from './scorer.ts'

const MOST_PARTS = 100
const rowId = z.string().regex(ID)
const statementId = z.string().regex(/^[1-9]\d{0,9}$/)
const optionId = z.int().positive()
const text = (length: number) => z.object({ text: z.string().max(length) }).partial()
const rows = <Column extends z.ZodType<string>>(id: z.ZodString, column: Column) =>
  z.object({ rows: z.record(id, column).refine((given) => Object.keys(given).length <= MOST_PARTS) }).partial()

/** What a student may send for a question of each form. Every key may be left out: that part is blank. */
export const ANSWERS: { readonly [Name in FormName]: z.ZodType<Answer> } = {
  pg: z.object({ choices: z.array(optionId).max(1) }).partial(),
  pgk: z.object({ choices: z.array(optionId).max(MOST_PARTS) }).partial(),
  isian: text(255),
  uraian: text(20_000).extend({ marks: z.record(rowId, z.int().min(0).max(MOST_PARTS)).optional() }),
  benar_salah: rows(statementId, z.enum(['1', '2'])),
  kategori: rows(rowId, rowId),
  jodohkan: z.object({ pairs: z.array(z.tuple([rowId, rowId])).max(MOST_PARTS) }).partial(),
}
