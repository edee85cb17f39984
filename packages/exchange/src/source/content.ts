import type { Line, Source, SourceCell, SourceTable } from './lines.ts'

/** A part of a question as it stands in the file: pieces of lines, and tables. */
export type Content = LinePart | TablePart

export interface LinePart {
  kind: 'line'
  line: Line
  /** Places in the text of the line. */
  from: number
  to: number
  /** The label is a mark of the grammar, not of the text. */
  withoutLabel?: boolean
}

export interface TablePart {
  kind: 'table'
  table: SourceTable
  /** Cells that went elsewhere. */
  without?: ReadonlySet<SourceCell>
}

export const wholeLine = (line: Line): LinePart => ({ kind: 'line', line, from: 0, to: Number.POSITIVE_INFINITY })

/** Whole lines and tables. */
export const contentsOf = (sources: readonly Source[]): Content[] =>
  sources.map((source) => (source.kind === 'line' ? wholeLine(source) : { kind: 'table', table: source }))
