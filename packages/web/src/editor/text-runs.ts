import { WALL } from '@bank/contract/latex-spans'
import { LATEX_LENGTH } from '@bank/contract/rich-math'
import type { Node } from '@tiptap/pm/model'

/** The text of lines that follow each other, joined by line breaks. */
export interface Run {
  text: string
  /** The position in the document of an offset in the text. */
  posAt: (offset: number) => number
}

interface Line {
  /** Of its first letter: in the document, and in the text of the run. */
  pos: number
  start: number
  text: string
}

/** The runs that a range touches. Each begins some lines earlier: a formula may stand on several lines. */
export function runsIn(doc: Node, range: { from: number; to: number }): Run[] {
  const parents = new Map<Node, number>()
  doc.nodesBetween(range.from, range.to, (node, pos, parent) => {
    if (node.isTextblock && parent) parents.set(parent, parent === doc ? 0 : doc.resolve(pos).start())
    return !node.isTextblock
  })
  return [...parents].flatMap(([parent, start]) => runsOf(parent, start, range))
}

function runsOf(parent: Node, start: number, { from, to }: { from: number; to: number }): Run[] {
  const runs: Line[][] = [[]]
  parent.forEach((child, offset) => {
    const pos = start + offset + 1
    const isNear = pos + child.content.size >= from - LATEX_LENGTH && pos <= to
    if (isNear && child.isTextblock && !child.type.spec.code) addLine(runs.at(-1), child, pos)
    else runs.push([])
  })
  return runs.filter((lines) => lines.length > 0).map(runOf)
}

function addLine(lines: Line[] | undefined, block: Node, pos: number) {
  const last = lines?.at(-1)
  lines?.push({ pos, start: last ? last.start + last.text.length + 1 : 0, text: textOf(block) })
}

const runOf = (lines: Line[]): Run => ({
  text: lines.map(({ text }) => text).join('\n'),
  posAt: (offset) => {
    const line = lines.findLast(({ start }) => start <= offset)
    return line ? line.pos + offset - line.start : 0
  },
})

/** One letter for each position: what is no text, and code, is a wall. */
function textOf(block: Node): string {
  return block.children
    .map((child) => {
      if (child.type.name === 'hardBreak') return '\n'
      const isCode = child.marks.some(({ type }) => type.name === 'code')
      return isCode || child.text === undefined ? WALL.repeat(child.nodeSize) : child.text
    })
    .join('')
}
