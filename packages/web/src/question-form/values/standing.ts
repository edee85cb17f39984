/** The place of a part in the body of a call, and where it stands in the form: `rows.0` and `rows.2`. */
export type Place = readonly [wire: string, form: string]

/** The places of the rows that are sent: the blank ones between them are not. */
export const standing = <Row>(
  list: string,
  rows: readonly Row[] | undefined,
  isLeftOut: (row: Row) => boolean,
  wire = list,
): Place[] =>
  [...(rows ?? []).entries()]
    .filter(([, row]) => !isLeftOut(row))
    .map(([at], sent) => [`${wire}.${sent}`, `${list}.${at}`] as const)
