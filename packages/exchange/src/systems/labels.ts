import { escaped } from '../formula/escape.ts'
import { fieldAt } from '../recognise/fields.ts'
import type { QuestionContent } from '../recognise/question.ts'

type Labels = Pick<QuestionContent, 'keywords'> &
  Partial<Pick<QuestionContent, 'subtopic' | 'class' | 'level' | 'indicator' | 'label'>>

const LEVELS = /^(?:mudah|sedang|sukar|sulit)$/i

/** Tags of a question: `Kelas: 10` says its class, `mudah` its level, any other is a keyword. */
export function labelsOf(tags: readonly string[]): Labels {
  const labels: Labels = { keywords: [] }
  for (const tag of tags.map((one) => one.trim()).filter(Boolean)) {
    const field = fieldAt(tag)
    if (LEVELS.test(tag)) labels.level = tag
    else if (field && isLabel(field.name) && field.value !== '') labels[field.name] = field.value
    else labels.keywords.push(escaped(tag))
  }
  return labels
}

const NAMES = ['subtopic', 'class', 'level', 'indicator', 'label'] as const
const isLabel = (name: string): name is (typeof NAMES)[number] => NAMES.some((one) => one === name)

/** Names that Moodle gives by itself say nothing. */
const STOCK = /^(?:\$\w+\$|top|default for\b.*|default in\b.*|bawaan untuk\b.*)$/i

/** The topic that a category's path ends with: `$course$/top/Aljabar`; a slash in a name is doubled. */
export function topicOf(path: string): string | undefined {
  const names = path
    .replaceAll('//', '\0')
    .split('/')
    .map((name) => name.replaceAll('\0', '/').trim())
  return names.filter((name) => name !== '' && !STOCK.test(name)).at(-1)
}
