// A question as a pupil gets it on paper.
import { letterOf, SIDES } from '../key-text.ts'
import { ESSAY_LINES, SEVERAL } from '../paper-words.ts'
import type { WrittenQuestion } from '../written-question.ts'
import type { Desk } from './desk.ts'
import { LIST_INDENT } from './lists.ts'
import { USUAL } from './pictures.ts'
import { inlineOf, richText } from './rich.ts'
import { isTall } from './tall.ts'
import { type Cell, type ParagraphStyle, paragraph, run, TAB, table } from './word-xml.ts'

type Part = { text?: string | undefined; image?: string | undefined }

/** A text and its picture, as fragments have them. */
export function partInline({ text = '', image }: Part, desk: Desk, width: number): string {
  const room = { pictures: desk.pictures, width }
  const shown = image && image !== 'image' ? desk.pictures.draw(image, { most: width / 15, usual: USUAL.option }) : ''
  return inlineOf(text, room) + (shown && text !== '' ? `<w:r><w:br/></w:r>${shown}` : shown)
}

/** The text of a question with its number, and all that is asked. No page ends within it, unless it is very tall. */
export const questionXml = (question: WrittenQuestion, desk: Desk, first: ParagraphStyle): string =>
  wholeXml(question, askedXml(question, desk), desk, first) + paragraph('', { after: 0 })

/** The text of a question with what is asked, on one page where it is not too tall for that; its first line never stands alone. */
export function wholeXml(question: WrittenQuestion, asked: string, desk: Desk, first: ParagraphStyle): string {
  const indent = LIST_INDENT.number
  const room = { pictures: desk.pictures, width: desk.width - indent, indent }
  const whole = richText(question.text, { ...room, keepNext: true }, first) + asked
  if (!isTall(whole, room.width)) return whole
  return richText(question.text, { ...room, keepNext: 'last' }, { ...first, keepNext: true }) + asked
}

/** What a pupil answers: options, a table, lines to write on. */
export const askedXml = (question: WrittenQuestion, desk: Desk): string => ASKED[question.form](question, desk)

const WRITTEN_BY_HAND: Partial<Record<WrittenQuestion['form'], true>> = { isian: true, uraian: true }

/** What is chosen from; lines to write on are for pupils alone. */
export const choicesXml = (question: WrittenQuestion, desk: Desk): string =>
  WRITTEN_BY_HAND[question.form] ? '' : askedXml(question, desk)

const line = (inside: string) => paragraph(inside, { indent: LIST_INDENT.number, keepNext: true })

const ASKED: Readonly<Record<WrittenQuestion['form'], (question: WrittenQuestion, desk: Desk) => string>> = {
  pg: (question, desk) => optionsXml(question, desk),
  pgk: (question, desk) => line(run(SEVERAL, { italic: true })) + optionsXml(question, desk),
  isian: (_, desk) => answerLines(1, desk, 'Jawaban: '),
  uraian: ({ interaction: { lines = ESSAY_LINES } }, desk) => answerLines(lines, desk),
  benar_salah: ({ statements }, desk) =>
    tableOf(
      statements.map(({ text }) => ({ text })),
      Object.values(SIDES),
      desk,
    ),
  kategori: ({ interaction: { rows = [], columns = [] } }, desk) =>
    tableOf(
      rows,
      columns.map(({ text }) => text),
      desk,
    ),
  jodohkan: ({ interaction: { left = [], right = [] } }, desk) => matchXml(left, right, desk),
}

/** `style`: the id of the style of each option. */
export function optionsXml({ options }: Pick<WrittenQuestion, 'options'>, desk: Desk, style?: string): string {
  const list = desk.lists.begin('letter')
  return options
    .map(({ text, picture }, at) =>
      paragraph(partInline({ text, image: picture }, desk, desk.width - LIST_INDENT.letter), {
        ...(style && { style }),
        numbering: { list },
        keepNext: at < options.length - 1,
      }),
    )
    .join('')
}

function answerLines(count: number, desk: Desk, label = ''): string {
  const tabs = [{ at: desk.width, leader: 'underscore', align: 'right' }] as const
  const lines = Array.from({ length: count }, (_, at) => (at === 0 && label ? run(label) : '') + TAB)
  return lines
    .map((inside, at) => paragraph(inside, { indent: LIST_INDENT.number, tabs, keepNext: at < count - 1, after: 80 }))
    .join('')
}

const centred = (inside: string) => paragraph(inside, { align: 'center', keepNext: true })

/** Statements with a box to tick in each column. */
function tableOf(rows: readonly Part[], columns: readonly string[], desk: Desk): string {
  const width = desk.width - LIST_INDENT.number
  const side = Math.min(1300, Math.floor((width * 0.6) / Math.max(1, columns.length)))
  const first = width - side * columns.length
  const room = (of: number) => ({ pictures: desk.pictures, width: of })
  const head: Cell[] = [
    { content: centred(run('Pernyataan', { bold: true })) },
    ...columns.map((text) => ({ content: centred(inlineOf(`<b>${text}</b>`, room(side))) })),
  ]
  const body = rows.map((row, at): Cell[] => [
    { content: paragraph(run(`${at + 1}. `) + partInline(row, desk, first - 160), { keepNext: true }) },
    ...columns.map(() => ({ content: centred(run('☐')) })),
  ])
  return table([head, ...body], {
    widths: [first, ...columns.map(() => side)],
    indent: LIST_INDENT.number,
    hasHead: true,
  })
}

function matchXml(left: readonly Part[], right: readonly Part[], desk: Desk): string {
  const width = desk.width - LIST_INDENT.number
  const half = Math.floor(width / 2)
  const cell = (label: string, part: Part | undefined, ending = ''): Cell => ({
    content: paragraph(part ? run(`${label}. `) + partInline(part, desk, half - 160) + run(ending) : '', {
      keepNext: true,
    }),
  })
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => [
    cell(`${at + 1}`, left[at], '  ( …… )'),
    cell(letterOf(at), right[at]),
  ])
  return table(rows, { widths: [half, width - half], indent: LIST_INDENT.number, hasNoLines: true })
}
