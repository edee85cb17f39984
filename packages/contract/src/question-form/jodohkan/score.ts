import { shuffle } from '../../shuffle.ts'
import { numbersOf, sameRemarks } from '../content.ts'
import { inNeutralOrder, staysInOrder } from '../order.ts'
import { type Asked, type Scorer, shownText } from '../scorer.ts'
import { lacksPairs } from './shape.ts'

type Pairs = readonly (readonly [string, string])[]

/** The partners that a row was given; repeated ones, and those that the question does not have, are nothing. */
const partnersOf = (left: string, given: Pairs, right: ReadonlySet<string>) =>
  new Set(given.filter(([from, to]) => from === left && right.has(to)).map(([, to]) => to))

/** Authors write partners beside each other, so their order and their ids would be the key: both are given anew. */
function posed(question: Asked): Asked {
  const { right = [], pairs = [], order } = question.interaction
  const rows = order === 'tetap' ? right : inNeutralOrder(right)
  const ids = new Map(rows.map(({ id }, at) => [id, `r${at + 1}`]))
  const idOf = (id: string) => ids.get(id) ?? id
  return {
    ...question,
    interaction: {
      ...question.interaction,
      right: rows.map((row) => ({ ...row, id: idOf(row.id) })),
      pairs: pairs.map(([from, to]) => [from, idOf(to)]),
    },
  }
}

/** A part is a row of the left. A row that was given two partners is wrong. */
export const jodohkan: Scorer = {
  result({ interaction: { left = [], right = [], pairs = [] } }, { pairs: given = [] }) {
    const rights = new Set(right.map(({ id }) => id))
    const key = new Map(pairs)
    const answered = left
      .map(({ id }) => ({ partner: key.get(id), given: partnersOf(id, given, rights) }))
      .filter((row) => row.given.size > 0)
    const good = answered.filter((row) => row.given.size === 1 && row.partner && row.given.has(row.partner)).length
    return { right: good, wrong: answered.length - good, of: left.length }
  },
  lacksKey: ({ interaction }) => lacksPairs(interaction),
  remarks({ interaction: { left = [], right = [], pairs = [] } }) {
    if (left.length === 0) return ['Belum ada pasangan.']
    const paired = new Set(pairs.map(([from]) => from))
    const open = numbersOf(left, ({ id }) => !paired.has(id))
    return [...(open === '' ? [] : [`Pasangan ${open} belum dipilih.`]), ...sameRemarks('Pasangan', right)]
  },
  posed,
  student(question) {
    const { left = [], right = [], reuse, order } = posed(question).interaction
    const seen = (rows: typeof left) => rows.map(({ id, text, image }) => ({ id, text, image }))
    return { ...shownText(question), interaction: { left: seen(left), right: seen(right), reuse, order } }
  },
  shuffled(question, random) {
    const { right = [], order } = question.interaction
    if (order === 'tetap') return question
    const texts = right.map(({ text }) => text)
    const mixed = staysInOrder(order, texts) ? inNeutralOrder(right) : shuffle(right, random)
    return { ...question, interaction: { ...question.interaction, right: mixed } }
  },
  answerOf: ({ interaction }) => (lacksPairs(interaction) ? undefined : { pairs: interaction.pairs }),
}
