import * as z from 'zod'
import { isEmptyHtml, showsText } from './shown.ts'

/** The largest value of PostgreSQL's `int`, the type of every id. */
export const MAX_ID = 2_147_483_647

const REQUIRED = 'Wajib diisi.'
/** An empty value breaks this rule alone: the rules after it are not checked. */
const FILLED = { error: REQUIRED, abort: true }
/**
 * 200000 as 200.000, for texts that are made as modules are loaded: `toLocaleString` loads the data of all languages,
 * a fortieth of the server's start.
 */
export const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, '.')

export const atMost = (length: number) => `Paling banyak ${grouped(length)} karakter.`

export const id = z.int().positive()

/** An id in a path. One above MAX_ID is valid here and answered with 404 (decisions 1). */
export const idParams = z.object({
  id: z.union(
    [
      z
        .string()
        .regex(/^0*[1-9]\d*$/)
        .transform(Number),
      id,
    ],
    { error: 'Harus berupa bilangan bulat positif.' },
  ),
})

const chosen = { error: 'Pilihan tidak valid.' }
/** An id as a body, a form or a filter sends it: a number or its digits. */
export const idInput = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ],
    chosen,
  )
  .pipe(z.int(chosen).positive(chosen).max(MAX_ID, chosen))
/** An id that may be left out: `""` and `null` mean none. */
export const optionalId = z.union([z.literal('').transform(() => null), z.null(), idInput], chosen).optional()

/** Taken letter by letter, as a password is. */
export const filled = z.string({ error: REQUIRED }).min(1, REQUIRED)
const NOTHING_SEEN = 'Tulis teks yang dapat dibaca.'
/** Plain text that must show something. */
export const line = (length: number) =>
  z.string({ error: REQUIRED }).trim().min(1, FILLED).max(length, atMost(length)).refine(showsText, NOTHING_SEEN)

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/
const DIRECTION_MARK = /\p{Bidi_Control}/gu

/** A name as it is kept, however it was pasted (decisions 8). */
const plainName = (typed: string) =>
  typed
    .normalize('NFC')
    .replace(DIRECTION_MARK, '')
    .split(LINE_BREAK)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
/** As typed. Composing accents takes the square of their number, so a longer text is refused before. */
const MOST_TYPED = 2_000
export const name = z
  .string({ error: REQUIRED })
  .max(MOST_TYPED, { error: atMost(255), abort: true })
  .overwrite(plainName)
  .min(1, REQUIRED)
  .max(255, atMost(255))
  .refine(showsText, 'Tulis nama yang dapat dibaca.')
/** A code that a person types. */
export const code = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9._-]{1,20}$/, 'Kode berisi 1 sampai 20 huruf, angka, titik, "-" atau "_".')
/** When it is missing or empty, the server makes a code from the name. */
export const optionalCode = z.union([z.literal('').transform(() => undefined), code]).optional()

export const HTML_LENGTH = 200_000
export const FRAGMENT_LENGTH = 10_000
/** HTML from the editor. The server sanitises it and refuses HTML that shows nothing. */
export const html = z.string({ error: REQUIRED }).min(1, REQUIRED).max(HTML_LENGTH, atMost(HTML_LENGTH))
export const optionalHtml = z.string().max(HTML_LENGTH, atMost(HTML_LENGTH)).nullish()
/** Text with formulas, `sub` and `sup`, without blocks. */
export const fragment = z.string({ error: REQUIRED }).max(FRAGMENT_LENGTH, atMost(FRAGMENT_LENGTH))
export const filledFragment = fragment
  .trim()
  .min(1, FILLED)
  .refine((text) => !isEmptyHtml(text), NOTHING_SEEN)

/** The database gives a Date or, inside JSON, a string; the wire carries ISO 8601 in UTC. */
export const timestamp = z.preprocess(
  (value) => (value instanceof Date || typeof value === 'string' ? new Date(value).toISOString() : value),
  z.iso.datetime(),
)

export const audit = z.object({
  name_creator: z.string().nullable(),
  name_updater: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
})

/** The `updated_at` that the client has read. When the row has changed since, the edit is refused as STALE. */
export const seenAt = z.object({ updated_at: z.iso.datetime({ error: 'Waktu tidak valid.' }).optional() })

/** 1 is Asesmen Nasional, 2 is SNPMB. */
export const productType = z.union(
  [z.literal(1), z.literal(2), z.literal('1').transform(() => 1 as const), z.literal('2').transform(() => 2 as const)],
  chosen,
)

/** Accepts `true` and `"true"`. */
export const flag = z.union(
  [z.boolean(), z.literal('true').transform(() => true), z.literal('false').transform(() => false)],
  chosen,
)

/** Leaves the long texts of a list empty, for those who want its names alone. */
export const brief = flag.optional()

/** The text of a search box. */
export const search = z.string().trim().max(255).optional()
