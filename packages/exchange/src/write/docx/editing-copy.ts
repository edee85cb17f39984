// All parts of the questions as lines that our reader reads back, each question marked by a bookmark.

import { nodesOf } from '../html/tree.ts'
import { letterOf, SIDES } from '../key-text.ts'
import { numbered } from '../numbered.ts'
import type { PaperPackage } from '../paper.ts'
import type { WrittenQuestion } from '../written-question.ts'
import { blocksOf } from './blocks.ts'
import type { Desk } from './desk.ts'
import { LIST_INDENT } from './lists.ts'
import { optionsXml, partInline } from './question.ts'
import { richText, written } from './rich.ts'
import { stimulusXml } from './stimulus.ts'
import { type Cell, paragraph, run, table } from './word-xml.ts'

/** Names of the bookmarks: `_bs_7_1203` is question 1203 of export 7. */
export const bookmarkOf = (exportId: number, questionId: number): string => `_bs_${exportId}_${questionId}`

export const editingCopy = ({ questions }: PaperPackage, desk: Desk, exportId: number): string => {
  const list = desk.lists.begin('number')
  return numbered(questions)
    .map((one) => {
      const { question } = one
      const bookmark = { id: question.id, name: bookmarkOf(exportId, question.id) }
      const indent = LIST_INDENT.number
      const stem = richText(
        question.text,
        { ...within(desk), indent, keepNext: true },
        { numbering: { list }, bookmark },
      )
      return (
        stimulusXml(one, desk, stem) +
        stem +
        partsXml(question, desk) +
        fieldsXml(question) +
        discussionXml(question, desk)
      )
    })
    .join('')
}

const within = ({ pictures, width }: Desk) => ({ pictures, width: width - LIST_INDENT.number })
const line = (inside: string) => paragraph(inside, { indent: LIST_INDENT.number })
const field = (name: string, value: string) => line(run(`${name}: `, { bold: true }) + run(value))

const WORD: Readonly<Record<WrittenQuestion['form'], string>> = {
  pg: 'PG',
  pgk: 'PG kompleks',
  isian: 'Isian',
  uraian: 'Uraian',
  benar_salah: 'Benar/Salah',
  kategori: 'Kategori',
  jodohkan: 'Menjodohkan',
}

const PARTS: Readonly<Record<WrittenQuestion['form'], (question: WrittenQuestion, desk: Desk) => string>> = {
  pg: choices,
  pgk: choices,
  isian: ({ answers }, desk) => answers.map((answer) => keyLine(answer, desk)).join(''),
  uraian: ({ answer }, desk) => (answer ? keyLine(answer, desk) : ''),
  benar_salah: ({ statements }, desk) =>
    sides(
      statements.map(({ text, answer }) => ({ text, side: answer ? SIDES[answer] : undefined })),
      Object.values(SIDES),
      desk,
    ),
  kategori: ({ interaction: { rows = [], columns = [] } }, desk) =>
    sides(
      rows.map((row) => ({ ...row, side: columns.find(({ id }) => id !== undefined && id === row.column)?.text })),
      columns.map(({ text }) => text),
      desk,
    ),
  jodohkan: matching,
}

const partsXml = (question: WrittenQuestion, desk: Desk) => PARTS[question.form](question, desk)

function choices(question: WrittenQuestion, desk: Desk): string {
  const key = question.options.flatMap(({ isKey }, at) => (isKey ? letterOf(at) : [])).join(', ')
  return optionsXml(question, desk) + (key ? field('Kunci', key) : '')
}

/** An answer that is a fragment. */
function keyLine(answer: string, desk: Desk): string {
  const [first, ...rest] = blocksOf(nodesOf(answer), within(desk))
  const label = run('Kunci: ', { bold: true })
  const inline = first && 'inline' in first ? first.inline : ''
  const more = rest.length > 0 ? written(rest, { ...within(desk), indent: LIST_INDENT.number }) : ''
  return line(label + inline) + more
}

interface Row {
  text?: string | undefined
  image?: string | undefined
  side: string | undefined
}

/** A table with a check mark in the column of each statement. */
function sides(rows: readonly Row[], columns: readonly string[], desk: Desk): string {
  const width = desk.width - LIST_INDENT.number
  const side = Math.min(1300, Math.floor((width * 0.6) / Math.max(1, columns.length)))
  const first = width - side * columns.length
  const cell = (inside: string): Cell => ({ content: paragraph(inside) })
  const head = [cell(run('Pernyataan')), ...columns.map((text) => cell(partInline({ text }, desk, side)))]
  const body = rows.map((row) => [
    cell(partInline(row, desk, first)),
    ...columns.map((text) => cell(row.side === text ? run('✓') : '')),
  ])
  return table([head, ...body], { widths: [first, ...columns.map(() => side)], indent: LIST_INDENT.number })
}

function matching({ interaction: { left = [], right = [], pairs = [] } }: WrittenQuestion, desk: Desk): string {
  const width = desk.width - LIST_INDENT.number
  const half = Math.floor(width / 2)
  const cell = (inside: string): Cell => ({ content: paragraph(inside) })
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const [one, other] = [left[at], right[at]]
    return [
      cell(one ? run(`${at + 1}. `) + partInline(one, desk, half) : ''),
      cell(other ? run(`${letterOf(at)}. `) + partInline(other, desk, half) : ''),
    ]
  })
  const said = pairs.map(([from, to]) => {
    const places = [left.findIndex(({ id }) => id === from), right.findIndex(({ id }) => id === to)] as const
    return `${places[0] + 1}-${letterOf(places[1])}`
  })
  const columns = table([[cell(run('Pernyataan')), cell(run('Pasangan'))], ...rows], {
    widths: [half, width - half],
    indent: LIST_INDENT.number,
  })
  return columns + (said.length > 0 ? field('Kunci', said.join(', ')) : '')
}

function fieldsXml(question: WrittenQuestion): string {
  const { form, code, topic, subtopic, class: grade, level, indicator, label, keywords, points } = question
  const fields: [string, string | undefined][] = [
    ['Kode', code],
    ['Tipe', WORD[form]],
    ['Materi', topic],
    ['Sub materi', subtopic],
    ['Kelas', grade],
    ['Level', level],
    ['Indikator', indicator],
    ['Label', label],
    ['Kata kunci', keywords.join(', ')],
    ['Poin', points === undefined ? undefined : String(points).replace('.', ',')],
  ]
  return fields.map(([name, value]) => (value ? field(name, value) : '')).join('')
}

function discussionXml({ discussion }: WrittenQuestion, desk: Desk): string {
  if (discussion === '') return paragraph('', { after: 120 })
  const indent = LIST_INDENT.number
  const text = richText(discussion, { ...within(desk), indent })
  return line(run('Pembahasan:', { bold: true })) + text + paragraph('', { after: 120 })
}
