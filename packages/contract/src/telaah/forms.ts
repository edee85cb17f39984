import type { Asked } from '../question-form/scorer.ts'
import type { FormName } from '../question-words.ts'

type Placed = readonly [place: string, html: string]

/** What the rules read of a form beside the text of its question. */
interface Reviewed {
  /** The list that its key belongs to; left out for a form that people mark. */
  readonly key?: string
  readonly texts: (asked: Asked) => Placed[]
  /** Its texts are options with letters. */
  readonly isChoice?: true
  /** Its answers have bounds. */
  readonly hasBounds?: true
}

const optionsOf = ({ selections }: Asked): Placed[] =>
  selections.map(({ selection_text }, at) => [`selections.${at}.selection_text`, selection_text])
const choice: Reviewed = { key: 'selections', texts: optionsOf, isChoice: true }

const rowsOf =
  (...lists: readonly ('columns' | 'rows' | 'left' | 'right' | 'rubric')[]) =>
  ({ interaction }: Asked): Placed[] =>
    lists.flatMap((list) =>
      (interaction[list] ?? []).map(({ id, text }): Placed => [`interaction.${list}.${id}.text`, text]),
    )

export const REVIEWED: Readonly<Record<FormName, Reviewed>> = {
  pg: choice,
  pgk: choice,
  isian: {
    key: 'short_answers',
    hasBounds: true,
    texts: ({ short_answers }) =>
      short_answers.map(({ short_answer_text }, at) => [`short_answers.${at}.short_answer_text`, short_answer_text]),
  },
  uraian: { texts: (asked) => [['answer', asked.answer ?? ''], ...rowsOf('rubric')(asked)] },
  benar_salah: {
    key: 'statements',
    texts: ({ statements }) => statements.map(({ text }, at) => [`statements.${at}.text`, text]),
  },
  kategori: { key: 'interaction.rows', texts: rowsOf('columns', 'rows') },
  jodohkan: { key: 'interaction.pairs', texts: rowsOf('left', 'right') },
}
