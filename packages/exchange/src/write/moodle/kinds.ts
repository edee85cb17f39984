// Each form of question as the kind of Moodle that holds most of it.
import { SIDES } from '../key-text.ts'
import type { WrittenQuestion } from '../written-question.ts'
import { element } from '../xml.ts'
import type { Desk, MoodleParts } from './desk.ts'
import { isian } from './isian.ts'
import { letters } from './plain.ts'
import { richElement, textElement } from './rich.ts'

const yes = (is: boolean) => (is ? 'true' : 'false')
const shuffle = ({ interaction }: WrittenQuestion) => element('shuffleanswers', {}, yes(interaction.order !== 'tetap'))
const PER_PART = 'penskoran “semua harus benar”; Moodle menilai per bagian'

function choice(question: WrittenQuestion, desk: Desk): MoodleParts {
  const { options, form, rule } = question
  const isMultiple = form === 'pgk'
  const right = options.filter(({ isKey }) => isKey).length
  if (right === 0) desk.lose('soal tanpa kunci')
  if (isMultiple && rule !== 'parts_minus') desk.lose(PER_PART)
  const each = (isMultiple ? 100 / Math.max(1, right) : 100).toFixed(5)
  const minus = isMultiple && rule === 'parts_minus' ? `-${each}` : '0'
  return {
    type: 'multichoice',
    inside: [
      element('single', {}, yes(!isMultiple)),
      shuffle(question),
      element('answernumbering', {}, 'ABCD'),
      ...options.map(({ text, picture, isKey }) =>
        richElement('answer', text, desk, {
          attributes: { fraction: isKey ? each : minus },
          ...(picture && { image: picture }),
          inside: NO_FEEDBACK,
        }),
      ),
    ],
  }
}

const NO_FEEDBACK = element('feedback', { format: 'html' }, textElement(''))

function uraian({ answer = '', interaction }: WrittenQuestion, desk: Desk): MoodleParts {
  if (interaction.rubric?.length) desk.lose('rubrik')
  return {
    type: 'essay',
    inside: [
      element('responseformat', {}, 'editor'),
      ...(interaction.lines === undefined ? [] : [element('responsefieldlines', {}, String(interaction.lines))]),
      richElement('graderinfo', answer, desk),
    ],
  }
}

interface Row {
  text?: string | undefined
  image?: string | undefined
  /** The index of its partner. */
  side: number
}

/** `sides` in their order: where the rows would name them in another, each stands first without a row. */
function matching(question: WrittenQuestion, rows: readonly Row[], sides: readonly string[], desk: Desk): MoodleParts {
  if (question.rule !== 'parts') desk.lose(PER_PART)
  if (rows.some(({ side }) => side < 0)) desk.lose('baris tanpa pasangan')
  if (new Set(sides).size < sides.length) desk.lose('pasangan yang sama tulisannya')
  const named = [...new Set(rows.flatMap(({ side }) => (side < 0 ? [] : [side])))]
  const isInOrder = named.every((side, at) => side === at)
  const alone = sides.flatMap((text, at) => (isInOrder && named.includes(at) ? [] : [pair('', undefined, text, desk)]))
  const joined = rows.map(({ text = '', image, side }) => pair(text, image, sides[side] ?? '', desk))
  const inside = isInOrder ? [...joined, ...alone] : [...alone, ...joined]
  return { type: 'matching', inside: [shuffle(question), ...inside] }
}

const pair = (text: string, image: string | undefined, side: string, desk: Desk) =>
  richElement('subquestion', text, desk, {
    ...(image && { image }),
    inside: element('answer', {}, textElement(side)),
  })

const benarSalah = (question: WrittenQuestion, desk: Desk): MoodleParts =>
  matching(
    question,
    question.statements.map(({ text, answer }) => ({ text, side: answer ? Number(answer) - 1 : -1 })),
    Object.values(SIDES),
    desk,
  )

function kategori(question: WrittenQuestion, desk: Desk): MoodleParts {
  const { rows = [], columns = [] } = question.interaction
  const side = (column: string | null | undefined) => columns.findIndex(({ id }) => id !== undefined && id === column)
  const sides = columns.map(({ text }) => letters(text, 'kolom', desk))
  return matching(
    question,
    rows.map(({ column, ...row }) => ({ ...row, side: side(column) })),
    sides,
    desk,
  )
}

function jodohkan(question: WrittenQuestion, desk: Desk): MoodleParts {
  const { left = [], right = [], pairs = [] } = question.interaction
  const side = (id: string | undefined) => {
    const partner = pairs.find(([from]) => from === id)?.[1]
    return right.findIndex((row) => row.id !== undefined && row.id === partner)
  }
  const sides = right.map(({ text = '', image }, at) => {
    if (image) desk.lose('gambar pasangan')
    return text === '' ? `(${at + 1})` : letters(text, 'pasangan', desk)
  })
  return matching(
    question,
    left.map((row) => ({ ...row, side: side(row.id) })),
    sides,
    desk,
  )
}

export const MOODLE_KINDS: Readonly<
  Record<WrittenQuestion['form'], (question: WrittenQuestion, desk: Desk) => MoodleParts>
> = {
  pg: choice,
  pgk: choice,
  isian,
  uraian,
  benar_salah: benarSalah,
  kategori,
  jodohkan,
}

export const named = (name: string, text: string) => element(name, {}, textElement(text))
