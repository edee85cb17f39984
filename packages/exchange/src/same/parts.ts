// A question as its parts, each a text that can be compared and shown: what was changed in a file is told part by part.
import { FORMS } from '@bank/contract/question-form/forms'
import { RULE_WORD } from '@bank/contract/question-form/scoring-words'
import { escaped, inAttribute } from '../formula/escape.ts'
import { FORM_WORD } from '../own/words.ts'
import type { QuestionContent } from '../recognise/question.ts'
import { letterOf, SIDES } from '../write/key-text.ts'
import { canonical, type PictureKey } from './canonical.ts'

const PARTS = [
  'form',
  'text',
  'key',
  'answers',
  'ranges',
  'unit',
  'answer',
  'statements',
  'discussion',
  'topic',
  'subtopic',
  'class',
  'level',
  'indicator',
  'label',
  'keywords',
  'points',
  'rule',
] as const
/** `option.A` is the first option. */
export type PartName = (typeof PARTS)[number] | `option.${string}`
/** By the names of the parts, each as HTML; a part that says nothing is left out. */
export type Parts = Partial<Record<PartName, string>>

export function partsOf(content: QuestionContent): Parts {
  const { form, text, options, answers, ranges = [], interaction, answer, discussion, keywords, points } = content
  const all: Parts = {
    form: FORM_WORD[form],
    text,
    ...Object.fromEntries(
      options.map(
        ({ text, picture }, at) => [`option.${letterOf(at)}`, withPicture({ text, image: picture })] as const,
      ),
    ),
    key: options.flatMap(({ isKey }, at) => (isKey ? letterOf(at) : [])).join(', '),
    answers: form === 'isian' ? lines(answers.filter(Boolean)) : '',
    ranges: form === 'isian' ? lines(ranges.map(rangeWords)) : '',
    unit: form === 'isian' ? escaped(interaction.unit ?? '') : '',
    answer: form === 'uraian' ? (answer ?? '') : '',
    statements: STATEMENTS[form]?.(content) ?? '',
    discussion,
    ...plainParts(content),
    keywords: keywords.join(', '),
    points: points === undefined ? '' : String(points).replace('.', ','),
    rule: ownRule(content),
  }
  return Object.fromEntries(Object.entries(all).filter(([, html]) => html !== ''))
}

const rangeWords = ({ first, second }: { first: string; second: string }) => escaped(`${second} s.d. ${first}`.trim())

/** The rule that every question of the form has is not said. */
const ownRule = ({ form, rule }: QuestionContent): string =>
  rule === undefined || rule === FORMS[form].rules[0] ? '' : RULE_WORD[rule]

const PLAIN = ['topic', 'subtopic', 'class', 'level', 'indicator', 'label'] as const
const plainParts = (content: QuestionContent): Parts =>
  Object.fromEntries(PLAIN.map((name) => [name, escaped(content[name] ?? '')]))

interface Shown {
  text?: string | undefined
  image?: string | undefined
}
const NONE = new Set(['', 'image'])

/** A text with its picture below. */
function withPicture({ text = '', image = '' }: Shown): string {
  if (NONE.has(image)) return text
  return `${text}${text && '<br>'}<img src="${inAttribute(image)}">`
}

const lines = (all: readonly string[]) => all.map((one) => `<p>${one}</p>`).join('')
const cells = (all: readonly string[]) => `<tr>${all.map((one) => `<td>${one}</td>`).join('')}</tr>`
const tableOf = (rows: readonly (readonly string[])[]) =>
  rows.length > 1 ? `<table><tbody>${rows.map(cells).join('')}</tbody></table>` : ''

const TICKED = '✓'

const STATEMENTS: Partial<Record<QuestionContent['form'], (content: QuestionContent) => string>> = {
  benar_salah: ({ statements }) => {
    const sides = Object.entries(SIDES)
    return tableOf([
      ['', ...sides.map(([, word]) => word)],
      ...statements.map(({ text, answer }) => [text, ...sides.map(([side]) => (side === answer ? TICKED : ''))]),
    ])
  },
  kategori: ({ interaction: { columns = [], rows = [] } }) =>
    tableOf([
      ['', ...columns.map(({ text }) => text)],
      ...rows.map((row) => [
        withPicture(row),
        ...columns.map(({ id }) => (id !== undefined && id === row.column ? TICKED : '')),
      ]),
    ]),
  jodohkan: ({ interaction: { left = [], right = [], pairs = [] } }) => {
    const partner = (id: string | undefined) =>
      right.findIndex((one) => one.id === pairs.find(([from]) => from === id)?.[1])
    const letter = (at: number) => (at < 0 ? '' : letterOf(at))
    return tableOf([
      ['', '', '', ''],
      ...Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
        const [one, other] = [left[at], right[at]]
        return [
          one ? withPicture(one) : '',
          one ? letter(partner(one.id)) : '',
          other ? letterOf(at) : '',
          other ? withPicture(other) : '',
        ]
      }),
    ])
  },
}

/** What each part says, however it is written: equal for parts that a person takes for the same. */
export const canonicalParts = (content: QuestionContent, pictureKey: PictureKey): Parts =>
  Object.fromEntries(
    Object.entries(partsOf(content)).flatMap(([name, html = '']) => {
      const said = canonical(html, pictureKey)
      return said === '' ? [] : [[name, said]]
    }),
  )
