// What stands on each kind of paper, one function for each.
import { GRID_COLUMNS, gridRows, type Key, keyLists } from '../key-lists.ts'
import { keyText } from '../key-text.ts'
import { numbered } from '../numbered.ts'
import type { Paper, PaperPackage } from '../paper.ts'
import { cardFacts, type PaperKind } from '../paper-words.ts'
import { levelsOf, numbersText, planOf } from '../plan.ts'
import { RUBRIC, rubricHead, rubricOf, SCORE, scoreTable, scoreText } from '../scoring.ts'
import type { WrittenQuestion } from '../written-question.ts'
import type { Desk } from './desk.ts'
import { editingCopy } from './editing-copy.ts'
import { LIST_INDENT } from './lists.ts'
import { choicesXml, questionXml, wholeXml } from './question.ts'
import { inlineOf, richText } from './rich.ts'
import { rubricXml, scoreTableXml } from './scoring.ts'
import { stimulusXml } from './stimulus.ts'
import { type Cell, paragraph, run, table, together } from './word-xml.ts'

type Template = (content: PaperPackage, desk: Desk, paper: Pick<Paper, 'exportId' | 'made'>) => string

/** The question sheet of the pupils. */
const naskah: Template = ({ questions }, desk) => {
  const list = desk.lists.begin('number')
  return numbered(questions)
    .map((one) => {
      const asked = questionXml(one.question, desk, { numbering: { list } })
      return stimulusXml(one, desk, asked) + asked
    })
    .join('')
}

/** The keys by their numbers in a grid, long ones below, then how they are marked: the rubrics, and what each is worth. */
const kunci: Template = ({ questions }, desk) => {
  const { grid, long } = keyLists(questions)
  const scores = scoreTable(questions)
  const tables = [
    ...(grid.length > 0 ? [keyGrid(grid, desk)] : []),
    ...(long.length > 0 ? [keyTable(long, desk)] : []),
    ...questions.map((question, at) => withHead(rubricHead(at + 1), question, desk)).filter((xml) => xml !== ''),
    ...(scores ? [scoreTableXml(scores)] : []),
  ]
  return tables.join(paragraph('', { after: 120 }))
}

/** The rubric of a question below a line that names it; '' where it has none. */
function withHead(head: string, question: WrittenQuestion, desk: Desk, indent = 0): string {
  const rubric = rubricOf(question)
  if (!rubric) return ''
  return paragraph(run(head, { bold: true }), { indent, keepNext: true }) + rubricXml(rubric, desk, indent)
}

const centred = (inside: string): Cell => ({ content: paragraph(inside, { align: 'center' }) })
const head = (text: string): Cell => centred(run(text, { bold: true }))

function keyGrid(keys: readonly Key[], desk: Desk): string {
  const count = Math.min(GRID_COLUMNS, keys.length)
  const cells = (key: Key | undefined): Cell[] =>
    [key ? run(`${key.number}`) : '', key ? inlineOf(key.text, room(desk)) : ''].map(centred)
  const rows = gridRows(keys).map((row) => row.flatMap(cells))
  const width = Math.floor(desk.width / GRID_COLUMNS)
  const widths = Array.from({ length: count }, () => [Math.floor(width * 0.4), Math.floor(width * 0.6)]).flat()
  const heads = Array.from({ length: count }, () => [head('No'), head('Kunci')]).flat()
  return table([heads, ...rows], { widths, hasHead: true })
}

function keyTable(keys: readonly Key[], desk: Desk): string {
  const widths = [700, desk.width - 700]
  const rows = keys.map(({ number, text }): Cell[] => [
    centred(run(`${number}`)),
    { content: richText(text, { pictures: desk.pictures, width: desk.width - 860 }) },
  ])
  return table([[head('No'), head('Kunci')], ...rows], { widths, hasHead: true })
}

const room = ({ pictures, width }: Desk) => ({ pictures, width })

/** Each question with its key, how it is marked, and its discussion. */
const pembahasan: Template = ({ questions }, desk) => {
  const list = desk.lists.begin('number')
  return numbered(questions)
    .map((one) => {
      const { question } = one
      const answered = together(choicesXml(question, desk) + keyLine(question, desk) + scoreLine(question))
      const asked = wholeXml(question, answered, desk, { numbering: { list } })
      return stimulusXml(one, desk, asked) + asked + withHead(RUBRIC, question, desk, indent) + solution(question, desk)
    })
    .join('')
}

const indent = LIST_INDENT.number
const besideNumber = ({ pictures, width }: Desk) => ({ pictures, width: width - indent, indent })

const keyLine = (question: WrittenQuestion, desk: Desk) =>
  paragraph(run('Kunci: ', { bold: true }) + inlineOf(keyText(question) || 'belum ada', besideNumber(desk)), { indent })

const scoreLine = (question: WrittenQuestion) => {
  const said = scoreText(question)
  return said && paragraph(run(`${SCORE}: `, { bold: true }) + run(said), { indent })
}

function solution({ discussion }: WrittenQuestion, desk: Desk): string {
  const text = discussion
    ? paragraph(run('Pembahasan', { bold: true }), { indent, keepNext: true }) +
      richText(discussion, besideNumber(desk))
    : ''
  return text + paragraph('', { after: 80 })
}

/** A bordered table for each question, each on a page of its own. */
const kartu: Template = ({ questions }, desk) => questions.map((question, at) => card(question, desk, at > 0)).join('')

const LABEL_WIDTH = 1900
/** A cell ends with a paragraph. */
const LAST_LINE = paragraph('', { isThin: true })

function card(question: WrittenQuestion, desk: Desk, isOnNewPage: boolean): string {
  const width = desk.width - LABEL_WIDTH
  const inside = { pictures: desk.pictures, width: width - 160 }
  const asked = choicesXml(question, { ...desk, width: width - 160 })
  const score = scoreText(question)
  const rubric = rubricOf(question)
  const facts: [string, string][] = [
    ...cardFacts(question).map(([name, value]): [string, string] => [name, paragraph(run(value))]),
    ['Soal', (question.stimulus ? richText(question.stimulus, inside) : '') + richText(question.text, inside)],
    ...(asked === '' ? [] : [['Pilihan', asked + LAST_LINE] satisfies [string, string]]),
    ['Kunci', richText(keyText(question) || '–', inside)],
    ...(score === '' ? [] : [[SCORE, paragraph(run(score))] satisfies [string, string]]),
    ...(rubric
      ? [[RUBRIC, rubricXml(rubric, { ...desk, width: width - 160 }) + LAST_LINE] satisfies [string, string]]
      : []),
    ['Pembahasan', richText(question.discussion || '–', inside)],
  ]
  const rows = facts.map(([label, content]): Cell[] => [
    { content: paragraph(run(label, { bold: true })) },
    { content },
  ])
  return paragraph('', { isOnNewPage, isThin: true }) + table(rows, { widths: [LABEL_WIDTH, width] })
}

/** The plan of a paper: what its questions are about, with their numbers, and how many there are of each level. */
const kisiKisi: Template = ({ questions }, desk) => {
  const shares = [0.06, 0.24, 0.3, 0.12, 0.16, 0.12]
  const widths = shares.map((share) => Math.floor(desk.width * share))
  const heads = ['No', 'Materi', 'Indikator', 'Level', 'Bentuk', 'Nomor soal'].map(head)
  const rows = planOf(questions).map(({ said, numbers }, at): Cell[] => [
    centred(run(`${at + 1}`)),
    ...said.map((text) => ({ content: paragraph(run(text)) })),
    centred(run(numbersText(numbers))),
  ])
  return table([heads, ...rows], { widths, hasHead: true }) + paragraph('', { after: 120 }) + levelTable(questions)
}

/** It stays on one page. */
function levelTable(questions: readonly WrittenQuestion[]): string {
  const lines: [string, number][] = [...levelsOf(questions), ['Jumlah', questions.length]]
  const rows = lines.map(([level, count], at): Cell[] => {
    const keepNext = at < lines.length - 1
    const marks = { bold: !keepNext }
    return [
      { content: paragraph(run(level, marks), { keepNext }) },
      { content: paragraph(run(`${count}`, marks), { keepNext, align: 'center' }) },
    ]
  })
  const heads = ['Level', 'Jumlah soal'].map(
    (text): Cell => ({
      content: paragraph(run(text, { bold: true }), { keepNext: true, align: 'center' }),
    }),
  )
  return table([heads, ...rows], { widths: [3000, 1600], hasHead: true })
}

export const TEMPLATES: Readonly<Record<PaperKind, Template>> = {
  naskah,
  kunci,
  pembahasan,
  kartu,
  'kisi-kisi': kisiKisi,
  suntingan: editingCopy,
}
