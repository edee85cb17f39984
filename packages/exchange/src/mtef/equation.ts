// Equations of Equation Editor 3 and MathType, as OLE objects keep them, as LaTeX.
import { UnreadableFormula } from '../formula/unreadable.ts'
import { streamIn } from '../ole/ole.ts'
import { FileRefused } from '../zip/file-refused.ts'
import { characterOf } from './character.ts'
import { latexOfNodes } from './latex.ts'
import type { Char, Version } from './node.ts'
import { readRecords } from './read-records.ts'

export interface Equation {
  /** Nothing if it could not be read: then `fault` says what was seen. */
  latex?: string
  fault?: string
  /** The letters that were seen, one after the other. */
  letters: string
}

const STREAM = 'Equation Native'

/** The equation of an OLE file. Never throws, whatever the bytes are. */
export function equationOf(file: Uint8Array): Equation {
  const letters: string[] = []
  try {
    const stream = streamIn(file, STREAM)
    if (!stream) throw new UnreadableFormula(`no ${STREAM}`)
    const [nodes, version] = readRecords(behindHeader(stream), (char, version) => {
      letters.push(letterOf(char, version))
    })
    return { latex: latexOfNodes(nodes, version), letters: letters.join('') }
  } catch (error) {
    if (error instanceof UnreadableFormula) return { fault: error.message, letters: letters.join('') }
    if (error instanceof FileRefused) return { fault: error.detail, letters: '' }
    throw error
  }
}

/** The header says first how long it is. */
const behindHeader = (stream: Uint8Array) => stream.subarray((stream[0] ?? 0) + 256 * (stream[1] ?? 0))

function letterOf(char: Char, version: Version): string {
  try {
    return characterOf(char, version)
  } catch (error) {
    if (error instanceof UnreadableFormula) return '\ufffd'
    throw error
  }
}
