// What stands on each kind of paper, one function for each.
import { keyText } from '../key-text.ts'
import type { PaperPackage } from '../paper.ts'
import type { WrittenQuestion } from '../written-question.ts'
import type { Desk } from './desk.ts'
import { editingCopy } from './editing-copy.ts'
import { LIST_INDENT } from './lists.ts'
import { choicesXml, questionXml, stemXml } from './question.ts'
import { inlineOf, richText } from './rich.ts'
import { numbered, stimulusXml } from './stimulus.ts'
import { type Cell, paragraph, run, table } from './word-xml.ts'

type Template = (content: PaperPackage, desk: Desk, exportId: number) => string

/** The question sheet of the pupils. */
const naskah: Template = ({ questions }, desk) => {
  const list = desk.lists.begin('number')
  return numbered(questions)
    .map((one) => stimulusXml(one, desk) + questionXml(one.question, desk, { numbering: { list } }))
    .join('')
}

/** Longest key that stands in the grid. */
const SHORT = 12
const GRID_COLUMNS = 5

/** The keys by their numbers: short ones in a grid, the others below. */
const kunci: Template = ({ questions }, desk) => {
  const keys = questions.map((question, at): Key => ({ number: at + 1, text: keyText(question) || '–' }))
  const isShort = ({ text }: Key) => text.length <= SHORT && !text.includes('<')
  const [short, long] = [keys.filter(isShort), keys.filter((key) => !isShort(key))]
  const gap = short.length > 0 && long.length > 0 ? paragraph('', { after: 120 }) : ''
  return (short.length > 0 ? keyGrid(short, desk) : '') + gap + (long.length > 0 ? keyTable(long, desk) : '')
}

interface Key {
  number: number
  /** A fragment. */
  text: string
}

const centred = (inside: string): Cell => ({ content: paragraph(inside, { align: 'center' }) })
const head = (text: string): Cell => centred(run(text, { bold: true }))

function keyGrid(keys: readonly Key[], desk: Desk): string {
  const count = Math.min(GRID_COLUMNS, keys.length)
  const deep = Math.ceil(keys.length / count)
  const cells = (key: Key | undefined): Cell[] =>
    [key ? run(`${key.number}`) : '', key ? inlineOf(key.text, room(desk)) : ''].map(centred)
  const rows = Array.from({ length: deep }, (_, row) =>
    Array.from({ length: count }, (_, column) => cells(keys[column * deep + row])).flat(),
  )
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

/** Each question with its key and its discussion. */
const pembahasan: Template = ({ questions }, desk) => {
  const list = desk.lists.begin('number')
  return numbered(questions)
    .map((one) => {
      const { question } = one
      const asked = stemXml(question, desk, { numbering: { list } }) + choicesXml(question, desk)
      return stimulusXml(one, desk) + asked + solution(question, desk)
    })
    .join('')
}

function solution(question: WrittenQuestion, desk: Desk): string {
  const indent = LIST_INDENT.number
  const inside = { pictures: desk.pictures, width: desk.width - indent, indent }
  const key = inlineOf(keyText(question) || 'belum ada', inside)
  return [
    paragraph(run('Kunci: ', { bold: true }) + key, { indent }),
    question.discussion
      ? paragraph(run('Pembahasan', { bold: true }), { indent, keepNext: true }) + richText(question.discussion, inside)
      : '',
    paragraph('', { after: 80 }),
  ].join('')
}

const FORM_WORD: Readonly<Record<WrittenQuestion['form'], string>> = {
  pg: 'Pilihan ganda',
  pgk: 'Pilihan ganda kompleks',
  isian: 'Isian singkat',
  uraian: 'Uraian',
  benar_salah: 'Benar/Salah',
  kategori: 'Kategori',
  jodohkan: 'Menjodohkan',
}

/** A bordered table for each question, each on a page of its own. */
const kartu: Template = ({ questions }, desk) => questions.map((question, at) => card(question, desk, at > 0)).join('')

const LABEL_WIDTH = 1900

function card(question: WrittenQuestion, desk: Desk, isOnNewPage: boolean): string {
  const width = desk.width - LABEL_WIDTH
  const inside = { pictures: desk.pictures, width: width - 160 }
  const plain = (text: string | undefined) => paragraph(run(text || '–'))
  const asked = choicesXml(question, { ...desk, width: width - 160 }) + paragraph('', { after: 0 })
  const facts: [string, string][] = [
    ['Kode', plain(question.code)],
    ['Materi', plain([question.topic, question.subtopic].filter(Boolean).join(' – '))],
    ['Kelas', plain(question.class)],
    ['Indikator', plain(question.indicator)],
    ['Level', plain(question.level)],
    ['Bentuk', plain(FORM_WORD[question.form])],
    ['Soal', (question.stimulus ? richText(question.stimulus, inside) : '') + richText(question.text, inside)],
    ['Pilihan', asked],
    ['Kunci', richText(keyText(question) || '–', inside)],
    ['Pembahasan', richText(question.discussion || '–', inside)],
  ]
  const rows = facts.map(([label, content]): Cell[] => [
    { content: paragraph(run(label, { bold: true })) },
    { content },
  ])
  return paragraph('', { isOnNewPage, after: 0 }) + table(rows, { widths: [LABEL_WIDTH, width] })
}

/** The plan of a paper: what its questions are about, with their numbers, and how many there are of each level. */
const kisiKisi: Template = ({ questions }, desk) => {
  const shares = [0.06, 0.24, 0.3, 0.12, 0.16, 0.12]
  const widths = shares.map((share) => Math.floor(desk.width * share))
  const heads = ['No', 'Materi', 'Indikator', 'Level', 'Bentuk', 'Nomor soal'].map(head)
  const rows = planOf(questions).map(({ said, numbers }, at): Cell[] => [
    centred(run(`${at + 1}`)),
    ...said.map((text) => ({ content: paragraph(run(text)) })),
    centred(run(numbers.join(', '))),
  ])
  return table([heads, ...rows], { widths, hasHead: true }) + paragraph('', { after: 120 }) + levelTable(questions)
}

/** One line for all questions that are alike, at the place of the first. */
function planOf(questions: readonly WrittenQuestion[]) {
  const plan = new Map<string, { said: string[]; numbers: number[] }>()
  for (const [at, { topic, indicator, level, form }] of questions.entries()) {
    const said = [topic, indicator, level, FORM_WORD[form]].map((text) => text || '–')
    const line = plan.get(said.join('\n')) ?? { said, numbers: [] }
    plan.set(said.join('\n'), { said, numbers: [...line.numbers, at + 1] })
  }
  return [...plan.values()]
}

function levelTable(questions: readonly WrittenQuestion[]): string {
  const counts = new Map<string, number>()
  for (const { level = 'Tanpa level' } of questions) counts.set(level, (counts.get(level) ?? 0) + 1)
  const rows = [...counts].map(([level, count]): Cell[] => [
    { content: paragraph(run(level)) },
    centred(run(`${count}`)),
  ])
  const total: Cell[] = [{ content: paragraph(run('Jumlah', { bold: true })) }, head(`${questions.length}`)]
  return table([[head('Level'), head('Jumlah soal')], ...rows, total], { widths: [3000, 1600], hasHead: true })
}

export const TEMPLATES = { naskah, kunci, pembahasan, kartu, 'kisi-kisi': kisiKisi, suntingan: editingCopy } as const
export type PaperKind = keyof typeof TEMPLATES
