import type { Tone } from '../ui/chip.tsx'

const dayOfYear = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' })
/** 2026-12-31 -> `31 Des`. */
export const shortDay = (day: string) => dayOfYear.format(new Date(day))

const DAY = 86_400_000
/** How far a day is from today, where the person is: `Hari ini`, `Lewat 2 hari`, `3 hari lagi`. */
export function dueWords(day: string, now = new Date()): { words: string; tone: Tone } {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const days = Math.round((Date.parse(day) - today) / DAY)
  if (days < 0) return { words: `Lewat ${-days} hari`, tone: 'bad' }
  return days === 0 ? { words: 'Hari ini', tone: 'trial' } : { words: `${days} hari lagi`, tone: 'plain' }
}
