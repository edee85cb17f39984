// All parts of the questions as lines that our reader reads back, each question marked by a bookmark.

import { markText } from '../../own/mark.ts'
import { OWN_STYLES, type OwnPart } from '../../own/styles.ts'
import { FORM_WORD } from '../../own/words.ts'
import { letterOf, SIDES } from '../key-text.ts'
import { numbered } from '../numbered.ts'
import type { Paper, PaperPackage } from '../paper.ts'
import type { WrittenQuestion } from '../written-question.ts'
import type { Room } from './blocks.ts'
import type { Desk } from './desk.ts'
import { LIST_INDENT } from './lists.ts'
import { optionsXml, partInline } from './question.ts'
import { inlineOf, richText } from './rich.ts'
import { stimulusXml } from './stimulus.ts'
import { isTall } from './tall.ts'
import { type Cell, type ParagraphStyle, paragraph, run, table, together } from './word-xml.ts'

/** Where a question of this export stands in its file. */
type Made = Pick<Paper, 'exportId' | 'made'>

export const editingCopy = ({ questions }: PaperPackage, desk: Desk, { exportId, made }: Made): string => {
  const list = desk.lists.begin('number')
  const bookmark = (id: number) => ({ id, name: markText({ export: exportId, question: id, made }) })
  return numbered(questions.map(inCells))
    .map((one) => {
      const { question } = one
      const { stimulusOf } = question
      const shared = { style: STYLE.shared.id, bookmark: stimulusOf ? bookmark(stimulusOf) : undefined }
      const whole = wholeXml(question, desk, { numbering: { list }, bookmark: bookmark(question.id) })
      return stimulusXml(one, desk, whole, shared) + whole + paragraph('', { after: 120 })
    })
    .join('')
}

/** All parts of a question, on one page where they are not too tall for that; else its text and its discussion may be broken. */
function wholeXml(question: WrittenQuestion, desk: Desk, first: ParagraphStyle): string {
  const stem = richText(question.text, { ...within(desk, 'stem'), keepNext: 'last' }, { ...first, keepNext: true })
  const parts = PARTS[question.form](question, desk) + fieldsXml(question, desk)
  const discussion = discussionXml(question, desk)
  const whole = together(stem + parts + discussion)
  return isTall(whole, desk.width) ? stem + together(parts) + discussion : whole
}

/** LibreOffice takes the `&` of aligned lines for "and": in a file that comes back they are the columns of a matrix. */
const inCells = (question: WrittenQuestion): WrittenQuestion =>
  JSON.parse(JSON.stringify(question).replaceAll('<mtable class=\\"tml-jot\\"', '<mtable'))

const STYLE = OWN_STYLES
const within = ({ pictures, width, lists }: Desk, part: OwnPart): Room => ({
  pictures,
  lists,
  width: width - LIST_INDENT.number,
  indent: LIST_INDENT.number,
  style: STYLE[part].id,
})
const placed = (part: OwnPart): ParagraphStyle => ({ indent: LIST_INDENT.number, style: STYLE[part].id })
const line = (inside: string, part: OwnPart) => paragraph(inside, placed(part))
const field = (name: string, value: string, part: OwnPart) => named(name, run(value), part)
const named = (name: string, inline: string, part: OwnPart) => line(run(`${name}: `, { bold: true }) + inline, part)

const PARTS: Readonly<Record<WrittenQuestion['form'], (question: WrittenQuestion, desk: Desk) => string>> = {
  pg: choices,
  pgk: choices,
  isian: ({ answers }, desk) => answers.map((answer) => keyLine(answer, desk)).join(''),
  uraian: ({ answer }, desk) => (answer ? keyLine(answer, desk) : ''),
  benar_salah: ({ statements }, desk) =>
    sides(
      statements.map(({ text, answer }) => ({ text, side: answer ? Number(answer) - 1 : undefined })),
      Object.values(SIDES),
      desk,
    ),
  kategori: ({ interaction: { rows = [], columns = [] } }, desk) =>
    sides(
      rows.map((row) => ({ ...row, side: columns.findIndex(({ id }) => id !== undefined && id === row.column) })),
      columns.map(({ text }) => text),
      desk,
    ),
  jodohkan: matching,
}

function choices(question: WrittenQuestion, desk: Desk): string {
  const key = question.options.flatMap(({ isKey }, at) => (isKey ? letterOf(at) : [])).join(', ')
  return optionsXml(question, desk, STYLE.option.id) + (key ? field('Kunci', key, 'key') : '')
}

/** An answer that is a fragment. */
function keyLine(answer: string, desk: Desk): string {
  return line(run('Kunci: ', { bold: true }) + inlineOf(answer, within(desk, 'key')), 'key')
}

interface Row {
  text?: string | undefined
  image?: string | undefined
  /** Which column, from 0. */
  side: number | undefined
}

const cell = (inside: string): Cell => ({ content: paragraph(inside, { style: STYLE.row.id }) })

/** A table with a check mark in the column of each statement. */
function sides(rows: readonly Row[], columns: readonly string[], desk: Desk): string {
  const width = desk.width - LIST_INDENT.number
  const side = Math.min(1300, Math.floor((width * 0.6) / Math.max(1, columns.length)))
  const first = width - side * columns.length
  const head = [cell(run('Pernyataan')), ...columns.map((text) => cell(partInline({ text }, desk, side)))]
  const body = rows.map((row) => [
    cell(partInline(row, desk, first)),
    ...columns.map((_, at) => cell(row.side === at ? run('✓') : '')),
  ])
  return table([head, ...body], { widths: [first, ...columns.map(() => side)], indent: LIST_INDENT.number })
}

const NARROW = 600

/** Both lists, each row with its number or letter, and which go together. */
function matching({ interaction: { left = [], right = [], pairs = [] } }: WrittenQuestion, desk: Desk): string {
  const width = desk.width - LIST_INDENT.number
  const half = Math.floor(width / 2) - NARROW
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const [one, other] = [left[at], right[at]]
    return [
      cell(one ? run(`${at + 1}`) : ''),
      cell(one ? partInline(one, desk, half) : ''),
      cell(other ? run(letterOf(at)) : ''),
      cell(other ? partInline(other, desk, half) : ''),
    ]
  })
  const said = pairs.map(([from, to]) => {
    const places = [left.findIndex(({ id }) => id === from), right.findIndex(({ id }) => id === to)] as const
    return `${places[0] + 1}-${letterOf(places[1])}`
  })
  const columns = table([['No', 'Pernyataan', 'Huruf', 'Pasangan'].map((word) => cell(run(word))), ...rows], {
    widths: [NARROW, half, NARROW, width - half - 2 * NARROW],
    indent: LIST_INDENT.number,
  })
  return columns + (said.length > 0 ? field('Kunci', said.join(', '), 'key') : '')
}

function fieldsXml(question: WrittenQuestion, desk: Desk): string {
  const { form, code, topic, subtopic, class: grade, level, indicator, label, keywords, points } = question
  const words = (value = '') => value && run(value)
  const fields: [name: string, inline: string][] = [
    ['Kode', words(code)],
    ['Tipe', words(FORM_WORD[form])],
    ['Materi', words(topic)],
    ['Sub materi', words(subtopic)],
    ['Kelas', words(grade)],
    ['Level', words(level)],
    ['Indikator', words(indicator)],
    ['Label', words(label)],
    ['Kata kunci', inlineOf(keywords.join(', '), within(desk, 'field'))],
    ['Poin', words(points === undefined ? '' : String(points).replace('.', ','))],
  ]
  return fields.map(([name, inline]) => (inline ? named(name, inline, 'field') : '')).join('')
}

function discussionXml({ discussion }: WrittenQuestion, desk: Desk): string {
  if (discussion === '') return ''
  const head = paragraph(run('Pembahasan:', { bold: true }), { ...placed('discussion'), keepNext: true })
  return head + richText(discussion, within(desk, 'discussion'))
}
