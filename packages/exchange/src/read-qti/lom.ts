// What the metadata of a package (LOM) says of a question.
import { OUR_TOOL, PURPOSES } from '../qti/words.ts'
import type { ReadQuestion } from '../recognise/question.ts'
import { childOf, childrenOf, textIn, within, type XmlElement } from '../xml/element.ts'

type Fields = Partial<Pick<ReadQuestion, 'topic' | 'subtopic' | 'class' | 'level' | 'indicator' | 'label'>>

/** Names of difficulty for those of the standard. */
const LEVELS: Readonly<Record<string, string>> = {
  'very easy': 'Mudah',
  easy: 'Mudah',
  medium: 'Sedang',
  difficult: 'Sukar',
  'very difficult': 'Sukar',
}

export function fieldsOf(metadata: XmlElement | undefined): Fields & Pick<ReadQuestion, 'keywords'> {
  const lom = childOf(metadata, 'lom:lom')
  const general = childOf(lom, 'lom:general')
  const keywords = childrenOf(general, 'lom:keyword').flatMap((keyword) => stringsIn(keyword))
  const difficulty = textOf(childOf(childOf(childOf(lom, 'lom:educational'), 'lom:difficulty'), 'lom:value'))
  const level = LEVELS[difficulty?.toLowerCase() ?? '']
  return { ...(level && { level }), ...classified(lom), keywords: [...new Set(keywords)] }
}

/** The path of terms that each purpose of ours has. */
function classified(lom: XmlElement | undefined): Fields {
  const paths = new Map(
    childrenOf(lom, 'lom:classification').flatMap((classification) => {
      const purpose = textOf(childOf(childOf(classification, 'lom:purpose'), 'lom:value'))
      const path = childOf(classification, 'lom:taxonPath')
      const isOurs = path && stringsIn(childOf(path, 'lom:source'))[0] === OUR_TOOL
      return purpose && isOurs ? [[purpose, namesIn(path)] as const] : []
    }),
  )
  const first = Object.entries(PURPOSES).flatMap(([field, purpose]) => {
    const [name] = paths.get(purpose) ?? []
    return name ? [[field, name]] : []
  })
  const [, subtopic] = paths.get(PURPOSES.topic) ?? []
  return { ...Object.fromEntries(first), ...(subtopic && { subtopic }) }
}

const namesIn = (path: XmlElement): string[] =>
  childrenOf(path, 'lom:taxon').flatMap((taxon) => stringsIn(childOf(taxon, 'lom:entry')))

/** Texts of one or several languages; older metadata calls them otherwise. */
const stringsIn = (element: XmlElement | undefined): string[] =>
  element
    ? [...within(element)]
        .filter(({ name }) => name === 'lom:string' || name === 'lom:langstring')
        .map((string) => textIn(string).trim())
        .filter((text) => text !== '')
    : []

const textOf = (element: XmlElement | undefined) => (element ? textIn(element).trim() : undefined)
