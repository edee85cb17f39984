import * as z from 'zod'

/** Where a day and a month begin and end for the people who use the product; it has no summer time. */
export const ZONE = { name: 'Asia/Jakarta', offset: '+07:00' } as const

const wrong = { error: 'Tulis tanggal (2026-01-31) atau waktu ISO 8601.' }
/** A day, of which `time` is meant, or an instant with its offset; an instant comes out. */
const instant = (time: string) =>
  z
    .union([z.iso.date().transform((day) => `${day}T${time}${ZONE.offset}`), z.iso.datetime({ offset: true })], wrong)
    .transform((text) => new Date(text))

/** The ends of a stretch of time, both inside it: a day counts whole, from midnight to midnight. */
export const since = instant('00:00:00.000')
export const until = instant('23:59:59.999')
