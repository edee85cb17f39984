import { normalized, withoutEnd } from '../linear-text.ts'
import { plainOf, sourcesIn } from '../plain-text.ts'

interface Shown {
  text?: string | undefined
  image?: string | undefined
}

/** What a question asks, as the calls that add one say it. */
export interface AskedText {
  question_text?: string | undefined
  selections?: readonly { selection_text?: string | undefined; image?: string | undefined }[] | undefined
  statements?: readonly Shown[] | undefined
  interaction?: Partial<Record<(typeof LISTS)[number], readonly Shown[] | undefined>> | undefined
}

/** The lists of a document whose texts a student reads. */
const LISTS = ['columns', 'rows', 'left', 'right'] as const

/**
 * Equal for two questions that ask the same with the same options, in whatever order and with whatever key. '' for one
 * without a text. `pictureOf` gives what an address shows, '' for nothing: one picture may stand at several.
 */
export function exactOf(
  { question_text, selections = [], statements = [], interaction = {} }: AskedText,
  pictureOf = (address: string) => address,
): string {
  const read = ({ text = '', image = '' }: Shown) => sameForm(text, image, pictureOf)
  const asked = read({ text: question_text })
  if (asked === '') return ''
  const options = selections.map(({ selection_text, image }) => ({ text: selection_text, image }))
  const lists = [options, statements, ...LISTS.map((name) => interaction[name] ?? [])]
  return JSON.stringify([asked, ...lists.map((list) => list.map(read).sort())])
}

/** Letters whatever their case, spaces and closing sign; signs, numbers and pictures count. */
function sameForm(html: string, image: string, pictureOf: (address: string) => string): string {
  const pictures = sourcesIn(html)
  const text = withoutEnd(normalized('NFKC', plainOf(html)).toLowerCase(), /[\s.…:?!]/)
  return [text, ...[...pictures, image].map(pictureOf)].join(' ').trim()
}
