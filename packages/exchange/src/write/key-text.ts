import type { WrittenQuestion } from './written-question.ts'
import { xmlText } from './xml.ts'

export const letterOf = (at: number): string => String.fromCharCode(65 + at)

type KeyOf = (question: WrittenQuestion) => string

/** The number of a row with what it goes with. */
const pairs = (all: readonly (readonly [at: number, said: string])[]) =>
  all.map(([at, said]) => `${at + 1}. ${said}`).join('; ')

const letters: KeyOf = ({ options }) => options.flatMap(({ isKey }, at) => (isKey ? letterOf(at) : [])).join(', ')

/** Words of the two columns of statements. */
export const SIDES = { 1: 'Benar', 2: 'Salah' } as const

const KEYS: Readonly<Record<WrittenQuestion['form'], KeyOf>> = {
  pg: letters,
  pgk: letters,
  isian: ({ answers, ranges = [], interaction }) => {
    const said = [...answers, ...ranges.flatMap((range) => rangeText(range, answers.length > 0))].join(' / ')
    return interaction.unit && said ? `${said} ${xmlText(interaction.unit)}` : said
  },
  uraian: ({ answer = '' }) => answer,
  benar_salah: ({ statements }) =>
    pairs(statements.flatMap(({ answer }, at) => (answer ? [[at, SIDES[answer]] as const] : []))),
  kategori: ({ interaction: { rows = [], columns = [] } }) => {
    const named = (id: string | null | undefined) => columns.find((column) => column.id === id)?.text
    return pairs(rows.flatMap(({ column }, at) => (named(column) ? [[at, named(column) ?? ''] as const] : [])))
  },
  jodohkan: ({ interaction: { left = [], right = [], pairs: joined = [] } }) =>
    pairs(
      joined.flatMap(([one, other]) => {
        const [from, to] = [left.findIndex(({ id }) => id === one), right.findIndex(({ id }) => id === other)]
        return from < 0 || to < 0 ? [] : [[from, letterOf(to)] as const]
      }),
    ),
}

/** `3,65–3,75`; a range of one number says no more than the answer beside it. */
function rangeText({ first, second }: { first: string; second: string }, isSaid: boolean): string[] {
  const bounds = [...new Set([second, first].filter(Boolean))]
  return bounds.length === 1 && isSaid ? [] : [xmlText(bounds.join('–'))]
}

/** The key of a question as a fragment of HTML; '' for none. */
export const keyText = (question: WrittenQuestion): string => KEYS[question.form](question)
