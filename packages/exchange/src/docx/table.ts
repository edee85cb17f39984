import { childOf, childrenOf, valOf, type XmlElement } from '../xml/element.ts'
import type { Block, Cell, Row, Table } from './blocks.ts'
import { isTakenOut, saysAnything, unwrapped } from './content.ts'
import { isOn } from './format.ts'
import { type Around, placeOf, type Story, spend } from './story.ts'
import { alignOf } from './styles.ts'

type ReadBlocks = (container: XmlElement, story: Story, around: Around) => Block[]

/** Cells that the rows so far leave open downwards, by their first column. */
type Open = ReadonlyMap<number, Cell>

/** Word draws no more columns. */
const MOST_COLUMNS = 63

export function readTable(element: XmlElement, story: Story, around: Around, read: ReadBlocks): Table {
  const properties = childOf(element, 'w:tblPr')
  const table = ++story.position.table
  const place = placeOf({ ...story.position, para: story.position.para + 1 }, table)
  const rows: Row[] = []
  let open: Open = new Map()
  for (const [index, row] of unwrapped(element, 'w:tr').entries()) {
    const inRow = { ...around, table, row: index + 1 }
    if (isTakenOut(childOf(row, 'w:trPr'))) {
      story.notices.push({ code: 'changes', place: placeOf(story.position, table, index + 1) })
      continue
    }
    const reader = new RowReader(row, open, (cell) => read(cell, story, inRow))
    rows.push({
      place: placeOf({ ...story.position, para: story.position.para + 1 }, table, index + 1),
      ...reader.read(),
    })
    open = reader.open
    spend(story, 1 + (rows.at(-1)?.cells.length ?? 0))
  }
  const [width, align] = [widthOf(properties), alignOf(properties)]
  return { kind: 'table', place, ...(width && { width }), ...(align && { align }), columns: columnsOf(element), rows }
}

class RowReader {
  readonly open = new Map<number, Cell>()
  private readonly cells: Cell[] = []
  private column: number

  constructor(
    private readonly row: XmlElement,
    private readonly above: Open,
    private readonly blocksOf: (cell: XmlElement) => Block[],
  ) {
    this.column = count(valOf(childOf(row, 'w:trPr'), 'w:gridBefore'), 0)
  }

  read(): Pick<Row, 'isHead' | 'cells'> {
    for (const cell of unwrapped(this.row, 'w:tc')) this.cell(cell)
    return { isHead: isOn(childOf(this.row, 'w:trPr'), 'w:tblHeader') ?? false, cells: this.cells }
  }

  private cell(element: XmlElement) {
    const properties = childOf(element, 'w:tcPr')
    const colspan = count(valOf(properties, 'w:gridSpan'), 1)
    const left = mergeOf(properties, 'w:hMerge') === 'continue' ? this.cells.at(-1) : undefined
    const down = mergeOf(properties, 'w:vMerge')
    const covering = left ?? (down === 'continue' ? this.above.get(this.column) : undefined)
    if (left) left.colspan += colspan
    else if (covering) covering.rowspan++
    const cell = covering ?? this.begun(colspan)
    // what a covered cell holds, Word does not show; it is not lost either
    if (!covering || saysAnything(element)) cell.blocks.push(...this.blocksOf(element))
    if (down && !left) this.open.set(this.column, cell)
    this.column += colspan
  }

  private begun(colspan: number): Cell {
    const cell: Cell = { column: this.column, colspan, rowspan: 1, blocks: [] }
    this.cells.push(cell)
    return cell
  }
}

/** A merge without a value goes on with the cell before. */
function mergeOf(properties: XmlElement | undefined, name: string): 'restart' | 'continue' | undefined {
  const merge = childOf(properties, name)
  return merge && (merge.attributes['w:val'] === 'restart' ? 'restart' : 'continue')
}

const count = (value: string | undefined, least: number): number => {
  const number = Math.trunc(Number(value ?? least))
  return number >= least ? Math.min(number, MOST_COLUMNS) : least
}

/** Fiftieths of a percent, or `50%` in the strict form. */
function widthOf(properties: XmlElement | undefined): number | undefined {
  const { 'w:type': type, 'w:w': width = '' } = childOf(properties, 'w:tblW')?.attributes ?? {}
  const value = Number.parseFloat(width)
  if (width.endsWith('%')) return value
  return type === 'pct' && value > 0 ? value / 50 : undefined
}

function columnsOf(table: XmlElement): number[] {
  const widths = childrenOf(childOf(table, 'w:tblGrid'), 'w:gridCol').map((column) =>
    Math.max(0, Number.parseFloat(column.attributes['w:w'] ?? '') || 0),
  )
  const whole = widths.reduce((sum, width) => sum + width, 0)
  return whole === 0 ? [] : widths.slice(0, MOST_COLUMNS).map((width) => Math.round((width / whole) * 1000) / 10)
}
