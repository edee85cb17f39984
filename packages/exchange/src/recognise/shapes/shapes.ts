import { editingCopy } from './editing-copy.ts'
import { headTable } from './head-table.ts'
import { layoutTable } from './layout-table.ts'
import { lines } from './lines.ts'
import { markColumn } from './mark-column.ts'
import type { Shape } from './shape.ts'
import { tags } from './tags.ts'

/** Every way to write questions; where two explain a file equally, the first of them reads it. */
export const SHAPES: readonly [Shape, ...Shape[]] = [lines, headTable, markColumn, layoutTable, tags, editingCopy]
