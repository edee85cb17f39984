import type { Element } from '../html/tree.ts'

export interface Placed {
  /** None where a cell from above goes on. */
  cell?: Element
  span: number
  rows?: 'first' | 'more'
}

/** The cells of each row, with those that a cell of several rows covers. */
export function gridOf(rows: readonly (readonly Element[])[]): Placed[][] {
  const covered = new Map<number, Covered>()
  return rows.map((cells) => rowOf([...cells], covered))
}

interface Covered {
  /** Rows. */
  left: number
  span: number
}

function rowOf(waiting: Element[], covered: Map<number, Covered>): Placed[] {
  const row: Placed[] = []
  const last = Math.max(-1, ...covered.keys())
  for (let column = 0; waiting.length > 0 || column <= last; column += row.at(-1)?.span ?? 1)
    row.push(continued(column, covered) ?? placed(waiting.shift(), column, covered))
  return row
}

function continued(column: number, covered: Map<number, Covered>): Placed | undefined {
  const above = covered.get(column)
  if (!above) return undefined
  if (above.left === 1) covered.delete(column)
  else covered.set(column, { ...above, left: above.left - 1 })
  return { span: above.span, rows: 'more' }
}

function placed(cell: Element | undefined, column: number, covered: Map<number, Covered>): Placed {
  if (!cell) return { span: 1 }
  const span = Math.max(1, Number(cell.attributes.colspan) || 1)
  const deep = Math.max(1, Number(cell.attributes.rowspan) || 1)
  if (deep > 1) covered.set(column, { left: deep - 1, span })
  return { cell, span, ...(deep > 1 && { rows: 'first' as const }) }
}
