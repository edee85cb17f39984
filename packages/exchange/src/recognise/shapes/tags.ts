import { wholeLine } from '../../source/content.ts'
import type { Line } from '../../source/lines.ts'
import { fieldAt } from '../fields.ts'
import { readLine } from '../line-rules.ts'
import { numberOf } from '../numbering.ts'
import { formNamed } from '../patterns.ts'
import { newReading, type Reading } from '../reading.ts'
import { readDataTable } from './lines.ts'
import { hasTags, OPENING_TAG } from './opening-tag.ts'
import type { Shape } from './shape.ts'

const FORM = /^\s*\[\s*(?:jenis|tipe)(?:\s+soal)?\s*\]/i
const WEIGHT = /\s*\[\s*-?\d{1,3}(?:[.,]\d+)?\s*%?\s*\]\s*$/

/** `[JENIS] [SOAL] [KUNCI]`, `[NOMOR 1]`. A number begins no question here. */
export const tags: Shape = {
  name: 'tags',
  fits: hasTags,
  read: (sources, paper, reader) => {
    const reading = newReading(paper, reader)
    const state = { isOpened: false }
    for (const source of sources) {
      if (source.kind === 'table') readDataTable(source, reading)
      else if (!readTag(source, reading, state)) readPlain(source, reading)
    }
  },
}

function readTag(line: Line, { paper }: Reading, state: { isOpened: boolean }): boolean {
  if (FORM.test(line.text)) {
    const value = fieldAt(line.text)?.value ?? ''
    const form = formNamed(value)
    paper.question(line, { from: line.text.length })
    const draft = paper.current
    if (draft && form) Object.assign(draft, { declared: form, declaredAs: value })
    state.isOpened = true
    return true
  }
  const opens = OPENING_TAG.exec(line.text)
  if (!opens) return false
  const end = opens[0].length
  if (state.isOpened) {
    paper.mark(line, 0, end)
    paper.part = 'stem'
    paper.text({ ...wholeLine(line), from: end })
  } else paper.question(line, { from: end, ...(opens[2] && { number: Number(opens[2]) }) })
  state.isOpened = opens[2] !== undefined
  return true
}

function readPlain(line: Line, reading: Reading): void {
  const { paper } = reading
  if (!paper.current) return
  if (numberOf(line) && !reading.isKeyList) {
    paper.text(wholeLine(line))
    return
  }
  readLine(line, reading)
  const last = paper.current?.options.at(-1)?.contents.at(-1)
  const weight = paper.part === 'option' && last?.kind === 'line' && last.line === line ? WEIGHT.exec(line.text) : null
  if (!weight || last?.kind !== 'line') return
  last.to = weight.index
  paper.mark(line, weight.index)
}
