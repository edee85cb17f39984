import type { Answer, Asked } from '@bank/contract/question-form/scorer'
import { element } from '../xml.ts'
import { shuffleOf, type Write } from './form.ts'

/** An identifier begins with a letter. */
const nameOf = (id: number) => `o${id}`

export const chosen = ({ choices = [] }: Answer): string[] => choices.map(nameOf)

export const optionsOf = ({ selections }: Asked, isAnswer: boolean): string[] =>
  selections.filter(({ is_answer }) => is_answer === isAnswer).map(({ id_selection }) => nameOf(id_selection))

/** `most`: how many options may be chosen; 0 for any number. */
export function choiceInteraction({ selections, interaction }: Asked, write: Write, most: number): string {
  const choices = selections.map(({ id_selection, selection_text: text, image }) =>
    element('qti-simple-choice', { identifier: nameOf(id_selection) }, write({ text, image })),
  )
  const attributes = {
    'response-identifier': 'RESPONSE',
    'max-choices': most,
    shuffle: shuffleOf(interaction),
    class: 'qti-labels-upper-alpha',
  }
  return element('qti-choice-interaction', attributes, ...choices)
}
