import type { Desk } from '../systems/desk.ts'
import { optionOf } from '../systems/foreign-text.ts'
import { partOf } from '../systems/part.ts'
import { type Answers, keyIs } from '../systems/question.ts'
import { letterOf } from '../write/key-text.ts'
import { childrenOf, isElement, type XmlElement } from '../xml/element.ts'
import { type Given, orderOf, ruleOf } from './given.ts'

export function choiceOf(given: Given): Answers {
  const { interaction, response, desk } = given
  const key = new Set(response.cardinality === 'multiple' ? response.correct : bestOf(given))
  const options = childrenOf(interaction, 'qti-simple-choice').map((choice, at) => {
    const isKey = key.has(choice.attributes.identifier ?? '')
    return optionOf(partOf(shownIn(choice, desk), desk), letterOf(at), isKey, desk)
  })
  const keyStated = keyIs(options.some(({ isKey }) => isKey))
  if (response.cardinality !== 'multiple') return { form: 'pg', options, keyStated, interaction: orderOf(given) }
  return {
    form: 'pgk',
    options,
    keyStated,
    interaction: { multiple: true, ...orderOf(given) },
    ...ruleOf(given, 'pgk'),
  }
}

/** The key of a single choice is the value with the most points. */
function bestOf({ response: { correct, mapping }, desk }: Given): readonly string[] {
  if (correct.length < 2) return correct
  desk.lose('nilai sebagian')
  const most = Math.max(...mapping.map(({ counts }) => counts))
  return mapping.filter(({ counts, value }) => counts === most && correct.includes(value)).map(({ value }) => value)
}

function shownIn({ children }: XmlElement, desk: Desk) {
  const shown = children.filter((child) => !isElement(child) || !child.name.startsWith('qti-feedback'))
  if (shown.length < children.length) desk.lose('umpan balik per opsi')
  return shown
}
