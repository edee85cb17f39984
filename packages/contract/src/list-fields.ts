// Not in fields.ts: the sign-in page loads that, and needs no lists.
import * as z from 'zod'
import { MAX_ID } from './fields.ts'

const chosen = { error: 'Pilihan tidak valid.' }
const MAX_LISTED = 50
const MOST_LISTED = `Paling banyak ${MAX_LISTED}.`
/** A list as a text; a longer one is refused before it is split. Far more than 50 URLs with spaces between them. */
const listText = z.string().max(10_000, MOST_LISTED)
/** `1,2,3` on the wire, after parsing a list of ids without repeats; a single number is a list of one. */
export const idList = z
  .union([z.number().transform(String), listText], { error: 'Berisi id yang dipisahkan koma.' })
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(z.array(z.string().regex(/^\d{1,15}$/, 'Berisi id yang dipisahkan koma.')).max(MAX_LISTED, MOST_LISTED))
  .transform((ids) => [...new Set(ids.map(Number))])
  .pipe(z.array(z.int(chosen).positive(chosen).max(MAX_ID, chosen)))

/** The URL of an uploaded picture, on the wire and in HTML. */
export const MEDIA_URL = /^\/media\/([0-9a-f]{32})\.(?:png|jpg)$/
export const mediaUrl = z.string().regex(MEDIA_URL, 'Gambar harus diunggah lebih dahulu.')
/** `url,url` on the wire, after parsing a list of URLs without repeats. */
export const imageList = listText
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(z.array(mediaUrl).max(MAX_LISTED, MOST_LISTED))
  .transform((urls) => [...new Set(urls)])
