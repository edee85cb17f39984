import type { Source } from '../../source/lines.ts'
import type { Paper } from '../paper.ts'
import type { Reader } from '../reading.ts'

export type ShapeName = 'lines' | 'head-table' | 'mark-column' | 'layout-table' | 'tags' | 'editing-copy'

/** One way to write questions into a file. */
export interface Shape {
  name: ShapeName
  /** Whether a file may be written so; the others are not tried. */
  /** What fits is written so, whatever else it looks like. */
  decides?: true
  fits: (sources: readonly Source[]) => boolean
  read: (sources: readonly Source[], paper: Paper, reader: Reader) => void
}
