// What a question is filed under, in the metadata that packages have (LOM).
import { DIFFICULTY, OUR_TOOL, PURPOSES } from '../../qti/words.ts'
import type { WrittenQuestion } from '../written-question.ts'
import { element, xmlText } from '../xml.ts'

const LOM = 'http://ltsc.ieee.org/xsd/LOM'
const string = (text: string) => element('string', { language: 'id' }, xmlText(text))
const term = (source: string, value: string) =>
  element('source', {}, xmlText(source)) + element('value', {}, xmlText(value))

export function lomXml(question: WrittenQuestion): string {
  const { code, keywords, level = '' } = question
  const difficulty = DIFFICULTY[level.toLowerCase()]
  const general = element(
    'general',
    {},
    element('identifier', {}, element('catalog', {}, OUR_TOOL), element('entry', {}, xmlText(code))),
    element('title', {}, string(code)),
    element('language', {}, 'id'),
    ...keywords.map((keyword) => element('keyword', {}, string(keyword))),
  )
  const educational = difficulty
    ? element('educational', {}, element('difficulty', {}, term('LOMv1.0', difficulty)))
    : ''
  return element('lom', { xmlns: LOM }, general, educational, ...classifications(question))
}

function classifications({ topic, subtopic, ...question }: WrittenQuestion): string[] {
  const paths: [purpose: string, names: (string | undefined)[]][] = [
    [PURPOSES.topic, topic ? [topic, subtopic] : []],
    [PURPOSES.class, [question.class]],
    [PURPOSES.level, [question.level]],
    [PURPOSES.indicator, [question.indicator]],
    [PURPOSES.label, [question.label]],
  ]
  return paths.flatMap(([purpose, all]) => {
    const names = all.filter((name): name is string => Boolean(name))
    const taxa = names.map((name) => element('taxon', {}, element('entry', {}, string(name))))
    if (taxa.length === 0) return []
    const path = element('taxonPath', {}, element('source', {}, string(OUR_TOOL)), ...taxa)
    return [element('classification', {}, element('purpose', {}, term('LOMv1.0', purpose)), path)]
  })
}
