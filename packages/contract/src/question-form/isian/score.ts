import { type Accepted, accepts, unreadBounds } from '../../number/accepts.ts'
import { quantityBeside, unitOf } from '../../number/quantity.ts'
import { plainOf } from '../../plain-text.ts'
import { type Asked, inPlace, onePart, type Scorer, shownText } from '../scorer.ts'

const isRight = ({ short_answers, interaction: { unit, exact } }: Asked, typed: string) =>
  short_answers.some((row) => accepts(row, typed, { unit, exact }))

const LEADING_UNIT = /^[\p{L}$£€][^\d−-]*/u
const TRAILING_UNIT = /[ ]*[\p{L}%°'"′″].*$/u

/** What may be typed for a row. The unit that stands beside the box need not be. */
function candidates(row: Accepted, unit: string): string[] {
  const key = plainOf(row.short_answer_text)
  const isShown = unit !== '' && quantityBeside(key, unit)?.unit === unitOf(unit)
  const bare = isShown ? [key.replace(LEADING_UNIT, '').replace(TRAILING_UNIT, '')] : []
  return [...bare, key, row.first_range, row.second_range]
}

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
    const { short_answers, interaction } = question
    const typed = short_answers.flatMap((row) => candidates(row, interaction.unit ?? ''))
    const text = typed.find((candidate) => isRight(question, candidate))
    return text === undefined ? undefined : { text }
  },
}
