// Lines that are one part of a question each: a statement, a pair, a field such as `Materi:`.
import { type Content, wholeLine } from '../source/content.ts'
import { fieldAt } from './fields.ts'
import { isNumbered, type LineRule } from './line-rule.ts'
import type { Paper } from './paper.ts'
import { formNamed, PAIR, STATEMENT, STATEMENT_SIDE } from './patterns.ts'

export const statement: LineRule = (line, { paper }) => {
  const found = STATEMENT.exec(line.text)
  const side = STATEMENT_SIDE.exec(line.text)
  const draft = paper.current
  if (!draft || !found || !side) return false
  paper.mark(line, 0, found[0].length)
  paper.mark(line, side.index)
  const contents: Content[] = [{ kind: 'line', line, from: found[0].length, to: side.index }]
  draft.statements.push({ contents, side: side[1] ?? '' })
  return true
}

export const pair: LineRule = (line, { paper }) => {
  const found = PAIR.exec(line.text)
  const equals = line.text.indexOf('=', found?.[0].length)
  const draft = paper.current
  if (!draft || !found || equals < 0) return false
  paper.mark(line, 0, found[0].length)
  paper.mark(line, equals, equals + 1)
  const code = String(draft.left.length + 1)
  draft.left.push({ code, contents: [{ kind: 'line', line, from: found[0].length, to: equals }] })
  draft.right.push({ code, contents: [{ ...wholeLine(line), from: equals + 1 }] })
  draft.pairs.push([code, code])
  return true
}

export const field: LineRule = (line, { paper }) => {
  const found = isNumbered(line) || paper.part === 'discussion' ? undefined : fieldAt(line.text)
  if (!found) return false
  paper.field(line, found)
  if (found.name === 'form') setForm(found.value, paper)
  return true
}

function setForm(value: string, paper: Paper): void {
  const form = formNamed(value)
  const draft = paper.current
  if (!form) return
  if (!draft) paper.section = form
  else Object.assign(draft, { declared: form, declaredAs: value })
}
