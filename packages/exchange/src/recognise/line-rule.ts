import type { Line } from '../source/lines.ts'
import type { Reading } from './reading.ts'

/** Takes a line into the paper; false when it is no such line. */
export type LineRule = (line: Line, reading: Reading) => boolean

export const isNumbered = ({ label }: Line) => label !== undefined && label.format !== 'bullet'
