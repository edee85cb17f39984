import type { FormName } from '@bank/contract/question-words'
import type { Line } from '../source/lines.ts'
import { Numbering } from './numbering.ts'
import type { KeyEntry, Paper } from './paper.ts'
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

/** Where a list of keys is. */
export interface KeyList {
  /** Named by the last heading in it. */
  form?: FormName
  /** The entry that the next line may go on. */
  last?: KeyEntry
  /** Lines below a key say why. */
  hasDiscussions: boolean
}

/** What the rules for lines remember beside the paper. */
export interface Reading extends Reader {
  paper: Paper
  numbering: Numbering
  isKeyList: boolean
  keyList: KeyList
  /** Whether a list of keys stands above, in the same section. */
  isBelowKeys: boolean
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
  keyList: { hasDiscussions: false },
  isBelowKeys: false,
  isInstruction: false,
  isInstructionListed: false,
})
