// What is wrong with a question that was read, or has to be looked at, whatever the file.
import { FRAGMENT_LENGTH, HTML_LENGTH } from '@bank/contract/fields'
import { plainOf } from '@bank/contract/plain-text'
import { FORMS } from '@bank/contract/question-form/forms'
import { type Interaction, interactionInput, scoringInput } from '@bank/contract/question-form/interaction'
import { type Message, message } from './messages.ts'
import type { QuestionState, ReadQuestion } from './question.ts'

const MOST_OPTIONS = 10
/** `B`, `A dan C`, `1 dan 2`; not `1,5`, which is a number. */
const NAMES_OPTIONS =
  /^\(?[A-J]\)?(?:\s*(?:[,;&]|dan|and)\s*\(?[A-J]\)?)*\.?$|^\(?\d\)?(?:\s*(?:[;&]|,\s|dan|and)\s*\(?\d\)?)+\.?$/i

export const checked = (read: ReadQuestion): Message[] => [
  ...optionCount(read),
  ...(read.text === '' ? [message('stem-empty')] : []),
  ...(lacksKey(read) ? [message('key-missing')] : []),
  ...unfit(read),
  ...tooLong(read),
]

/** An answer in words that names options, which then are missing. */
export const namesOptions = ({ form, answer, answers }: ReadQuestion): string | undefined =>
  (form === 'uraian' ? [answer ?? ''] : form === 'isian' ? answers : [])
    .map((html) => plainOf(html).trim())
    .find((said) => NAMES_OPTIONS.test(said))

/** Each once. */
export const unique = (messages: readonly Message[]): Message[] => [
  ...new Map(messages.map((one) => [`${one.code} ${one.detail}`, one])).values(),
]

export function stateOf(messages: readonly Message[]): QuestionState {
  if (messages.some(({ severity }) => severity === 'error')) return 'wrong'
  return messages.some(({ severity }) => severity === 'warning') ? 'look' : 'ready'
}

export const isPoints = (points: number) => scoringInput.shape.points.safeParse(points).success

function optionCount({ form, options }: ReadQuestion): Message[] {
  return [
    ...((form === 'pg' || form === 'pgk') && options.length < 2 ? [message('options-few')] : []),
    ...(options.length > MOST_OPTIONS ? [message('options-many')] : []),
  ]
}

function lacksKey({ form, options, answers, ranges = [], keyStated }: ReadQuestion): boolean {
  if (form === 'pg' || form === 'pgk') return keyStated === 'none' || !options.some(({ isKey }) => isKey)
  if (form === 'kategori' || form === 'benar_salah') return keyStated === 'none'
  return form === 'isian' && answers.length + ranges.length === 0
}

/** What the contract would refuse: too many rows or pairs, an empty column. */
function unfit({ form, interaction }: ReadQuestion): Message[] {
  const parsed = interactionInput.safeParse(interaction)
  const [issue] = parsed.error?.issues ?? []
  const [problem] =
    issue || !('problems' in FORMS[form]) ? [] : Object.values(FORMS[form].problems?.(interaction as Interaction) ?? {})
  const said = issue?.message ?? problem
  return said ? [message('document-unfit', said)] : []
}

function tooLong({ text, discussion, options }: ReadQuestion): Message[] {
  const limit = Math.max(text.length, discussion.length) > HTML_LENGTH ? HTML_LENGTH : FRAGMENT_LENGTH
  const isLong = limit === HTML_LENGTH || options.some((option) => option.text.length > FRAGMENT_LENGTH)
  return isLong ? [message('text-long', limit.toLocaleString('id-ID'))] : []
}
