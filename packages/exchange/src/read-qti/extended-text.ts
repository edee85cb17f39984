import { MOST } from '@bank/contract/question-form/limits'
import { POINTS_PLACE } from '../qti/words.ts'
import type { XmlNode } from '../systems/markup.ts'
import { partOf } from '../systems/part.ts'
import { type Answers, keyIs } from '../systems/question.ts'
import { isElement } from '../xml/element.ts'
import type { Given } from './given.ts'
import { criteriaOf } from './rubrics.ts'

/** An essay; its model answer is read with the other rubrics. */
export function extendedTextOf({ item, interaction, desk }: Given): Answers {
  const lines = Number(interaction.attributes['expected-lines'])
  const textOf = (nodes: readonly XmlNode[]) => partOf(nodes, desk).text
  const rubric = criteriaOf(item).map(({ text, levels }) => ({
    text: textOf(text),
    levels: levels.map(({ attributes, children }) => ({
      points: Number(attributes['data-points']) || 0,
      text: textOf(children.filter((child) => !isElement(child) || child.attributes.class !== POINTS_PLACE)),
    })),
  }))
  return {
    form: 'uraian',
    keyStated: keyIs(true),
    interaction: {
      ...(lines >= 1 && lines <= MOST.lines && { lines }),
      ...(rubric.length > 0 && { rubric: rubric.map((one, at) => ({ id: `r${at + 1}`, ...one })) }),
    },
  }
}
