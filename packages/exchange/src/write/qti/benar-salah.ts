import { SIDE_NAMES } from '../../qti/words.ts'
import type { QtiForm } from './form.ts'
import { matchInteraction, TABLE } from './match.ts'
import { byRule } from './response.ts'

const COLUMNS = SIDE_NAMES.map((id, at) => ({ id, content: at === 0 ? 'Benar' : 'Salah', most: 0 }))
/** An identifier begins with a letter. */
const nameOf = (id: number | string) => `s${id}`
const pairOf = (id: number | string, value: string) => `${nameOf(id)} v${value}`

export const benarSalah: QtiForm = {
  values: ({ rows = {} }) => Object.entries(rows).map(([id, value]) => pairOf(id, value)),
  response(question) {
    const key = question.statements.flatMap(({ id, answer }) => (answer === null ? [] : [pairOf(id, answer)]))
    return byRule(question, 'directedPair', key)
  },
  interaction: ({ statements }, write) =>
    matchInteraction(
      statements.map(({ id, text }) => ({ id: nameOf(id), content: write({ text }), most: 1 })),
      COLUMNS,
      TABLE,
    ),
}
