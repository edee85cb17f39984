import { scoringWords } from '@bank/contract/question-form/scoring-words'
import { typeset, type VersionLine } from '../../form/other-version.tsx'
import { documentOf } from '../../question-form/documents.ts'
import { optionsOf, withoutBlanks } from '../../question-form/values/blank.ts'
import { type ItemValues, listOf } from '../../question-form/values/item-values.ts'
import { documentLines } from '../../rich/document-lines.ts'
import { letterOf } from '../../ui/letter.ts'
import { scoringNow } from './item-scoring.ts'

/** The parts of one version as lines for the comparison. */
export function partLines(values: ItemValues): VersionLine[] {
  const { short_answers, statements, keywords } = withoutBlanks(values)
  const list = listOf(values)
  const scoring = scoringNow(values)
  return [
    list === undefined && (['Jawaban', typeset(values.answer)] as const),
    list === 'selections' && (['Pilihan', lines(optionsOf(values).map(optionLine))] as const),
    list === 'short_answers' && (['Jawaban', lines(short_answers.map(rangeLine))] as const),
    list === 'statements' &&
      (['Pernyataan', lines(statements.map(({ text, answer }) => `${text} ${truthOf(answer)}`))] as const),
    ['Isian jawaban', lines(documentLines(documentOf(values) ?? {}))] as const,
    ['Penskoran', scoring ? scoringWords(scoring) : ''] as const,
    ['Kata kunci', lines(keywords.map(({ keyword_text }) => keyword_text))] as const,
    ['Pembahasan', typeset(values.discussion?.discussion_text)] as const,
  ].filter((line) => line !== false)
}

const lines = (rows: string[]) => typeset(rows.map((row) => `<p>${row}</p>`).join(''))

function optionLine(
  { selection_text, image, is_answer }: NonNullable<ItemValues['selections']>[number],
  index: number,
) {
  const picture = image ? ` <img src="${image}">` : ''
  return `<b>${letterOf(index)}.</b> ${selection_text ?? ''}${picture}${is_answer === true ? ' (jawaban)' : ''}`
}

const rangeLine = ({
  short_answer_text,
  first_range,
  second_range,
}: NonNullable<ItemValues['short_answers']>[number]) =>
  [short_answer_text, escaped(first_range, 'atas'), escaped(second_range, 'bawah')].filter(Boolean).join(', ')

/** Bounds are plain text: escape them. */
function escaped(bound: string | undefined, word: string) {
  if (!bound) return ''
  const text = document.createElement('span')
  text.textContent = `batas ${word} ${bound}`
  return text.innerHTML
}

const truthOf = (answer: unknown) => (answer === '1' ? '(Benar)' : answer === '2' ? '(Salah)' : '')
