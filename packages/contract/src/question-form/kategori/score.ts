import { shuffle } from '../../shuffle.ts'
import { numbersOf } from '../content.ts'
import { staysInOrder } from '../order.ts'
import { eachPart, type Scorer, shownText } from '../scorer.ts'
import { lacksColumns } from './shape.ts'

/** AKM pays all or nothing only up to these. */
const AKM = { rows: 5, columns: 2 } as const

export const kategori: Scorer = {
  result: ({ interaction: { rows = [] } }, answer) =>
    eachPart(rows.map(({ id, column: key }) => ({ key, given: answer.rows?.[id] }))),
  lacksKey: ({ interaction }) => lacksColumns(interaction),
  remarks({ interaction: { rows = [], columns = [] }, scoring }) {
    if (rows.length === 0) return ['Belum ada pernyataan.']
    const open = numbersOf(rows, ({ column }) => column === null)
    const isGraded = rows.length > AKM.rows || columns.length > AKM.columns
    return [
      ...(open === '' ? [] : [`Pernyataan ${open} belum punya kolom.`]),
      ...(isGraded && scoring.rule === 'all' ? ['AKM menilai bentuk ini bertingkat. Pertimbangkan "Per bagian".'] : []),
    ]
  },
  student(question) {
    const { columns = [], rows = [], order } = question.interaction
    return {
      ...shownText(question),
      interaction: {
        columns: columns.map(({ id, text }) => ({ id, text })),
        rows: rows.map(({ id, text, image }) => ({ id, text, image })),
        order,
      },
    }
  },
  shuffled(question, random) {
    const { rows = [], order } = question.interaction
    const texts = rows.map(({ text }) => text)
    if (staysInOrder(order, texts)) return question
    return { ...question, interaction: { ...question.interaction, rows: shuffle(rows, random) } }
  },
  answerOf(question) {
    if (kategori.lacksKey(question)) return undefined
    const { rows = [] } = question.interaction
    return { rows: Object.fromEntries(rows.map(({ id, column }) => [id, column ?? ''])) }
  },
}
