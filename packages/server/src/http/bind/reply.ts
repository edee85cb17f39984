import { ApiError, SAID } from '@bank/contract'

/** The envelope of a single record. */
export const one = <Row>(row: Row) => ({ data: [row] as [Row] })
export const added = <Row>(row: Row) => ({ data: [row] as [Row], message: SAID.added })
export const edited = <Row>(row: Row) => ({ data: [row] as [Row], message: SAID.edited })
export const gone = (message: string = SAID.removed) => ({ data: [] as [], message })

/** The row, or 404 if there is none. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError('NOT_FOUND')
  return row
}
