/** So many rows as one statement changes within its time on a slow disk: each touches some twenty pages, all read from it at first. */
const ROWS = 200

/** Rows in slices, each for a statement of its own: thousands in one could take longer than a statement may. */
export function sliced<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) =>
    rows.slice(index * ROWS, (index + 1) * ROWS),
  )
}
