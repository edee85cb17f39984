import * as z from 'zod'

/** PostgreSQL's `int`: no id lies beyond. */
export const MAX_ID = 2_147_483_647

const REQUIRED = 'Wajib diisi.'
const atMost = (length: number) => `Paling banyak ${length.toLocaleString('id-ID')} karakter.`

export const id = z.int().positive()

/** An id in a path. One beyond MAX_ID passes here and is not found (decisions 1). */
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

/** Plain text that must say something. */
export const line = (length: number) =>
  z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(length, atMost(length))
export const name = line(255)
/** A code that a person types. */
export const code = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9._-]{1,20}$/, 'Kode berisi 1 sampai 20 huruf, angka, titik, "-" atau "_".')
/** Missing or empty: the server makes one from the name. */
export const optionalCode = z.union([z.literal('').transform(() => undefined), code]).optional()

export const HTML_LENGTH = 200_000
export const FRAGMENT_LENGTH = 10_000
/** Editor HTML as it is sent; the server sanitises it, and refuses one that shows nothing. */
export const html = z.string({ error: REQUIRED }).min(1, REQUIRED).max(HTML_LENGTH, atMost(HTML_LENGTH))
export const optionalHtml = z.string().max(HTML_LENGTH, atMost(HTML_LENGTH)).nullish()
/** Text with formulas, sub and sup, as text areas make it. */
export const fragment = z.string({ error: REQUIRED }).max(FRAGMENT_LENGTH, atMost(FRAGMENT_LENGTH))
export const filledFragment = fragment.trim().min(1, REQUIRED)

const MAX_LISTED = 50
/** `1,2,3` on the wire, ids inside, each once; a number alone is a list of one. */
export const idList = z
  .union([z.number().transform(String), z.string()], { error: 'Berisi id yang dipisahkan koma.' })
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(
    z
      .array(z.string().regex(/^\d{1,15}$/, 'Berisi id yang dipisahkan koma.'))
      .max(MAX_LISTED, `Paling banyak ${MAX_LISTED}.`),
  )
  .transform((ids) => [...new Set(ids.map(Number))])
  .pipe(z.array(z.int(chosen).positive(chosen).max(MAX_ID, chosen)))

/** A picture of ours, as it stands on the wire and in HTML. */
export const MEDIA_URL = /^\/media\/([0-9a-f]{32})\.(?:png|jpg)$/
export const mediaUrl = z.string().regex(MEDIA_URL, 'Gambar harus diunggah lebih dahulu.')
/** `url,url` on the wire, URLs inside, each once. */
export const imageList = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(z.array(mediaUrl).max(MAX_LISTED, `Paling banyak ${MAX_LISTED}.`))
  .transform((urls) => [...new Set(urls)])

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

/** Sent back on an edit, it is refused as stale when the row has changed since. */
export const seenAt = z.object({ updated_at: z.iso.datetime({ error: 'Waktu tidak valid.' }).optional() })

/** 1 is Asesmen Nasional, 2 is SNPMB. */
export const productType = z.union(
  [z.literal(1), z.literal(2), z.literal('1').transform(() => 1 as const), z.literal('2').transform(() => 2 as const)],
  chosen,
)

/** `"true"` and `true` alike. */
export const flag = z.union(
  [z.boolean(), z.literal('true').transform(() => true), z.literal('false').transform(() => false)],
  chosen,
)

/** What a search box asks for. */
export const search = z.string().trim().max(255).optional()
