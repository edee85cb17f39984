import type { Line } from '../source/lines.ts'
import { Numbering } from './numbering.ts'
import type { Paper } from './paper.ts'
import type { Role } from './role.ts'

/** How a file is to be read. */
export interface Reader {
  /** Whether the lists below headings such as Petunjuk are left out. */
  heedsInstructions: boolean
  /** What a person says that a line is. */
  roleOf: (line: Line) => Role | undefined
  /** The next line that is not blank. */
  after: (line: Line) => Line | undefined
}

/** What the rules for lines remember beside the paper. */
export interface Reading extends Reader {
  paper: Paper
  numbering: Numbering
  isKeyList: boolean
  /** Below a heading such as Petunjuk, until the questions begin. */
  isInstruction: boolean
  /** Whether its list has begun. */
  isInstructionListed: boolean
}

export const newReading = (paper: Paper, reader: Reader): Reading => ({
  ...reader,
  paper,
  numbering: new Numbering(),
  isKeyList: false,
  isInstruction: false,
  isInstructionListed: false,
})
