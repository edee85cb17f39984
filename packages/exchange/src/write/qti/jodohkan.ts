import { type QtiForm, shuffleOf } from './form.ts'
import { matchInteraction } from './match.ts'
import { byRule } from './response.ts'

const joined = ([left, right]: readonly [string, string]) => `${left} ${right}`

export const jodohkan: QtiForm = {
  values: ({ pairs = [] }) => pairs.map(joined),
  response(question) {
    const { left = [], right = [], pairs = [] } = question.interaction
    const key = new Set(pairs.map(joined))
    const all = left.flatMap(({ id }) => right.map((other) => joined([id, other.id])))
    const wrong = all.filter((pair) => !key.has(pair))
    return byRule(question, 'directedPair', [...key], wrong)
  },
  interaction: ({ interaction: { left = [], right = [], reuse, order } }, write) =>
    matchInteraction(
      left.map((row) => ({ id: row.id, content: write(row), most: 1 })),
      right.map((row) => ({ id: row.id, content: write(row), most: reuse ? 0 : 1 })),
      { shuffle: shuffleOf({ order }) },
    ),
}
