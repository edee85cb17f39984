import type { ExportKind } from '@bank/contract'

/** Kinds that are edited and read again. */
export const COMES_BACK: ReadonlySet<ExportKind> = new Set(['suntingan', 'excel', 'csv'])
