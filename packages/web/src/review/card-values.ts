import type { FormName } from '@bank/contract/question-words'
import { CARDS, type Mark } from '@bank/contract/telaah/card'

/** A card while it is filled in: one line an aspect, in their order. */
export interface CardValues {
  marks: { mark: Mark['mark'] | ''; note: string; auto: boolean }[]
  note: string
}

export const valuesOf = (form: FormName, presets: readonly Mark[]): CardValues => ({
  marks: CARDS[form].map((_, at) => {
    const { mark = '', note = '', auto = false } = presets.find(({ no }) => no === at + 1) ?? {}
    return { mark, note, auto }
  }),
  note: '',
})

/** The answers that are given; a note stands only where something is wrong. */
export const marksIn = ({ marks }: CardValues): Mark[] =>
  marks.flatMap(({ mark, note, auto }, at) =>
    mark === '' ? [] : [{ no: at + 1, mark, ...(mark === 'tidak' && note.trim() && { note }), ...(auto && { auto }) }],
  )
