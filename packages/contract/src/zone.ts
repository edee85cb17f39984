import * as z from 'zod'

/** The time zone by which days and months begin and end; it has no summer time. */
export const ZONE = { name: 'Asia/Jakarta', offset: '+07:00' } as const

const wrong = { error: 'Tulis tanggal (2026-01-31) atau waktu ISO 8601.' }
/** Parses a day, which means this `time` of it, or an instant with its offset. Gives an instant. */
const instant = (time: string) =>
  z
    .union([z.iso.date().transform((day) => `${day}T${time}${ZONE.offset}`), z.iso.datetime({ offset: true })], wrong)
    .transform((text) => new Date(text))

/** The first and last moment of a period, both included: a day counts from midnight to midnight. */
export const since = instant('00:00:00.000')
export const until = instant('23:59:59.999')
