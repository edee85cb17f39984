import { type Family, MONTHS } from '@bank/contract'

interface Counted {
  family: Family
  /** 1 to 12. */
  month: number
  added: number
}

/** The counts of a family for the twelve months in order; 0 for a month without a row. */
export function chartOf(name: string, family: Family, rows: Counted[]) {
  const inMonth = (month: number) => rows.find((row) => row.family === family && row.month === month)?.added ?? 0
  return { name, category: [...MONTHS], categoryTotal: MONTHS.map((_, index) => inMonth(index + 1)) }
}
