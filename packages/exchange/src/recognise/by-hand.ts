// Lines that a person marked, where the rules had read them wrong.
import { wholeLine } from '../source/content.ts'
import type { Line } from '../source/lines.ts'
import { numberOf } from './numbering.ts'
import { takeNextOption, takeOptions } from './options.ts'
import { DISCUSSION, KEY } from './patterns.ts'
import type { Reading } from './reading.ts'
import type { Role } from './role.ts'

type Take = (line: Line, reading: Reading) => void

const TAKE: Readonly<Record<Role, Take>> = {
  question: (line, reading) => {
    const { paper, numbering } = reading
    // what follows is no list of instructions or of keys any more
    reading.isInstruction = false
    reading.isKeyList = false
    const number = numberOf(line)
    paper.question(line, number && { number: number.number, from: number.end, signature: number.signature })
    if (number) numbering.began(number)
  },
  continued: (line, { paper }) => paper.text(wholeLine(line)),
  option: (line, { paper }) => {
    if (!takeOptions(line, paper)) takeNextOption(line, paper)
  },
  key: (line, { paper }) => paper.key(line, KEY.exec(line.text)?.[0].length ?? 0),
  discussion: (line, { paper }) => paper.discussion(line, DISCUSSION.exec(line.text)?.[0].length ?? 0),
  none: () => undefined,
}

/** Takes a line as a person marked it; false for a line without a mark. */
export function takeByHand(line: Line, reading: Reading): boolean {
  const role = reading.roleOf(line)
  if (role) TAKE[role](line, reading)
  return role !== undefined
}
