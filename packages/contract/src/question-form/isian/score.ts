import { type Accepted, accepts, unreadBounds } from '../../number/accepts.ts'
import { plainOf } from '../../plain-text.ts'
import { type Asked, inPlace, onePart, type Scorer, shownText } from '../scorer.ts'

const isRight = ({ short_answers, interaction: { unit, exact } }: Asked, typed: string) =>
  short_answers.some((row) => accepts(row, typed, { unit, exact }))

const candidates = (row: Accepted) => [plainOf(row.short_answer_text), row.first_range, row.second_range]

export const isian: Scorer = {
  result: (question, { text = '' }) => onePart(text.trim() === '', isRight(question, text)),
  lacksKey: ({ short_answers }) => short_answers.length === 0,
  remarks({ short_answers, interaction: { unit } }) {
    if (short_answers.length === 0) return ['Belum ada jawaban yang diterima.']
    const unread = short_answers.flatMap((row) => unreadBounds(row, unit))
    return unread.map((bound) => `Batas "${bound}" tidak terbaca sebagai bilangan.`)
  },
  student: (question) => ({ ...shownText(question), interaction: { unit: question.interaction.unit } }),
  shuffled: inPlace,
  answerOf(question) {
    const text = question.short_answers.flatMap(candidates).find((typed) => isRight(question, typed))
    return text === undefined ? undefined : { text }
  },
}
