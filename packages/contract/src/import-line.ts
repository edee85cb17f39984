import * as z from 'zod'
import { id } from './fields.ts'

/** Soal baru, Lanjutan, Opsi, Kunci, Pembahasan, Bukan soal. */
const LINE_ROLES = ['question', 'continued', 'option', 'key', 'discussion', 'none'] as const
export type LineRole = (typeof LINE_ROLES)[number]
export const lineRole = z.enum(LINE_ROLES, { error: 'Pilihan tidak valid.' }).nullable()

export const importLine = z
  .object({
    /** Its place among the lines of the file, counted from 1. */
    no: id,
    place: z.string(),
    /** At most 200 letters. */
    text: z.string(),
    /** Whether it became part of a question. */
    used: z.boolean(),
    /** What a person says that it is; null leaves it to the reader. */
    role: lineRole,
  })
  .meta({ id: 'ImportLine' })
export type ImportLine = z.infer<typeof importLine>
