import { childOf, childrenOf, type XmlElement } from '../xml/element.ts'

/** How a number is shown: a share in percent, a day, or with so many decimals; null as it is. */
export type NumberFormat = { kind: 'percent'; decimals: number } | { kind: 'day' } | { kind: 'fixed'; decimals: number }

const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  9: '0%',
  10: '0.00%',
  14: 'd/m/yyyy',
  15: 'd-mmm-yy',
}

/** The format of each style that a cell may name, by its place. */
export function formatsOf(styles: XmlElement | undefined): (NumberFormat | undefined)[] {
  const own = childrenOf(childOf(styles, 'numFmts'), 'numFmt').map(
    ({ attributes }) => [Number(attributes.numFmtId), attributes.formatCode ?? ''] as const,
  )
  const codes: Readonly<Record<number, string>> = { ...BUILT_IN, ...Object.fromEntries(own) }
  return childrenOf(childOf(styles, 'cellXfs'), 'xf').map(({ attributes }) =>
    formatOf(codes[Number(attributes.numFmtId)] ?? ''),
  )
}

function formatOf(code: string): NumberFormat | undefined {
  const [bare = ''] = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').split(';')
  const decimals = /\.(0+)/.exec(bare)?.[1]?.length ?? 0
  if (bare.includes('%')) return { kind: 'percent', decimals }
  if (/[dy]/i.test(bare) && !/general/i.test(bare)) return { kind: 'day' }
  return /^#?,?#*0(?:\.0+)?$/.test(bare) ? { kind: 'fixed', decimals } : undefined
}

/** Excel counts days from the last of 1899, and no further than this. */
const [DAY_MS, FIRST_DAY, LAST_DAY] = [86_400_000, Date.UTC(1899, 11, 30), 2_958_465]
/** Further digits are noise of the calculation. */
const DIGITS = 15

/** A number as the sheet shows it: 0.25 as `25%`. */
export function shownNumber(stored: string, format: NumberFormat | undefined): string {
  const value = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(value)) return stored
  if (format?.kind === 'percent') return `${(value * 100).toFixed(format.decimals)}%`
  if (format?.kind === 'fixed') return value.toFixed(format.decimals)
  if (format?.kind === 'day' && value >= 0 && value <= LAST_DAY) return dayOf(value)
  return String(Number(value.toPrecision(DIGITS)))
}

const dayOf = (days: number) =>
  new Date(FIRST_DAY + Math.floor(days) * DAY_MS).toLocaleDateString('id-ID', { timeZone: 'UTC' })
