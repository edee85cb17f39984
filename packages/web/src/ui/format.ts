const integer = new Intl.NumberFormat('id-ID')
const day = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'long', year: 'numeric' })
const clock = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit' })

/** 1284 -> `1.284`; decimals with a comma. */
export const number = (value: number) => integer.format(value)

/** ISO 8601 -> `17 Agustus 2026`, in the browser's time zone. */
export const date = (iso: string) => day.format(new Date(iso))

/** ISO 8601 -> `17 Agustus 2026 14.05`, in the browser's time zone. */
export const dateTime = (iso: string) => `${date(iso)} ${clock.format(new Date(iso))}`

/** Milliseconds since 1970 -> `14.05` if that was today, else `17 Agustus 2026 14.05`. */
export function timeOrDate(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return isToday ? clock.format(at) : dateTime(new Date(at).toISOString())
}

/** Two letters for an avatar: `Staf Konten` -> `SK`. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
