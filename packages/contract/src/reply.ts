import * as z from 'zod'
import { pagination } from './page.ts'

/** Messages of successful changes (decisions 1 and 6). */
export const SAID = {
  added: 'Data berhasil ditambahkan.',
  edited: 'Data berhasil diperbaharui.',
  removed: 'Data anda telah dihapus.',
  imageRemoved: 'Gambar telah dihapus.',
} as const

const message = z.string()
export const listOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), pagination })
export const oneOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.tuple([row]) })
export const changed = <Row extends z.ZodType>(row: Row) => z.object({ data: z.tuple([row]), message })
export const removed = z.object({ data: z.tuple([]), message })
