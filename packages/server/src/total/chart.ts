import { type Family, MONTHS } from '@bank/contract'

interface Counted {
  family: Family
  /** 1 to 12. */
  month: number
  added: number
}

/** A family's twelve months in order; what nobody counted is 0. */
export function chartOf(name: string, family: Family, rows: Counted[]) {
  const inMonth = (month: number) => rows.find((row) => row.family === family && row.month === month)?.added ?? 0
  return { name, category: [...MONTHS], categoryTotal: MONTHS.map((_, index) => inMonth(index + 1)) }
}
