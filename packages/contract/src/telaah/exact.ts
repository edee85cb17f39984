import { plainOf } from '../plain-text.ts'

/** What a question asks, as the calls that add one say it. */
export interface AskedText {
  question_text?: string | undefined
  selections?: readonly { selection_text?: string | undefined; image?: string | undefined }[] | undefined
  statements?: readonly { text: string }[] | undefined
  interaction?: object | undefined
}

const PICTURE = /<img\b[^>]*?\bsrc="([^"]*)"/g

/** Letters whatever their case, spaces and closing sign; signs, numbers and pictures count. */
function sameForm(html = '', image = ''): string {
  const pictures = [...html.matchAll(PICTURE)].map(([, source]) => source)
  const text = plainOf(html)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.…:?!]+$/u, '')
  return [text, ...pictures, image].join(' ').trim()
}

/** Equal for two questions that ask the same with the same options, in whatever order. '' for one without a text. */
export function exactOf({ question_text, selections = [], statements = [], interaction = {} }: AskedText): string {
  const text = sameForm(question_text)
  if (text === '') return ''
  const options = selections.map((option) => sameForm(option.selection_text, option.image)).sort()
  const said = statements.map((statement) => sameForm(statement.text)).sort()
  return JSON.stringify([text, options, said, interaction])
}
