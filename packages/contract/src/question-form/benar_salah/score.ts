import { numbersOf } from '../content.ts'
import { eachPart, inPlace, type Scorer, shownText } from '../scorer.ts'

export const benarSalah: Scorer = {
  result: ({ statements }, { rows }) =>
    eachPart(statements.map(({ id, answer: key }) => ({ key, given: rows?.[`${id}`] }))),
  lacksKey: ({ statements }) => statements.length === 0 || statements.some(({ answer }) => answer === null),
  remarks({ statements }) {
    if (statements.length === 0) return ['Belum ada pernyataan.']
    const open = numbersOf(statements, ({ answer }) => answer === null)
    return open === '' ? [] : [`Pernyataan ${open} belum ditandai Benar atau Salah.`]
  },
  student: (question) => ({
    ...shownText(question),
    statements: question.statements.map(({ id, text }) => ({ id, text })),
  }),
  shuffled: inPlace,
  answerOf(question) {
    if (benarSalah.lacksKey(question)) return undefined
    return { rows: Object.fromEntries(question.statements.map(({ id, answer }) => [`${id}`, answer ?? ''])) }
  },
}
