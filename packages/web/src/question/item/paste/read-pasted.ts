// In a chunk of its own: the reader of questions is loaded once something that looks like one was pasted.
import type { BankName } from '@bank/contract/bank'
import { restored } from '@bank/exchange/page/kept'
import { pageOf } from '@bank/exchange/page/page'
import { draftBody } from '@bank/exchange/recognise/draft-body'
import { messageSentence } from '@bank/exchange/recognise/messages'
import type { ReadQuestion } from '@bank/exchange/recognise/question'
import { readQuestions } from '@bank/exchange/recognise/read-questions'
import { draftParts } from '../../../question-form/values/draft-parts.ts'
import { type ItemValues, shownValues } from '../../../question-form/values/item-values.ts'
import { pageNodesOf } from './page-nodes.ts'

export interface Pasted {
  /** How many questions it holds. */
  count: number
  /** What its first one has: `5 opsi`, `kunci`. */
  parts: string[]
  /** The form's values for the first one. */
  values: Partial<ItemValues>
  /** What a person has to look at in the first one. */
  messages: string[]
}

/** What may be written before a question is pasted, and stays where that says nothing of it. */
const BESIDE = ['discussion', 'keywords', 'scoring']

/** The questions in the HTML of an editor; undefined where it is only a text. */
export function readPasted(html: string, bank: BankName): Pasted | undefined {
  const { blocks, kept } = pageOf(pageNodesOf(html))
  const read = readQuestions(blocks, { bank })
  // a question that stands alone may have no number
  const { questions } =
    read.questions.length > 0 ? read : readQuestions(blocks, { bank, roles: new Map([[1, 'question']]) })
  const [first] = restored(questions, kept)
  if (!first) return undefined
  const parts = partsIn(first)
  if (questions.length === 1 && parts.length === 0) return undefined
  // one question alone may have any number
  const messages = first.messages.filter(({ code }) => code !== 'number-order').map(messageSentence)
  return { count: questions.length, parts, values: valuesOf(first), messages }
}

function partsIn({ options, statements, interaction, answers, answer, discussion, keyStated }: ReadQuestion): string[] {
  const rows = statements.length + (interaction.rows?.length ?? 0)
  const pairs = interaction.pairs?.length ?? 0
  const hasKey = keyStated === 'stated' || answers.length > 0 || answer !== undefined
  return [
    options.length > 1 && `${options.length} opsi`,
    rows > 1 && `${rows} pernyataan`,
    pairs > 1 && `${pairs} pasangan`,
    hasKey && 'kunci',
    discussion !== '' && 'pembahasan',
  ].filter((part) => part !== false)
}

/** A key that was only guessed is not set. */
function valuesOf(question: ReadQuestion): Partial<ItemValues> {
  const isGuess = question.keyStated === 'guessed'
  const options = question.options.map((option) => (isGuess ? { ...option, isKey: false } : option))
  const body = draftBody({ ...question, options })
  const isSaid = (name: string) => !BESIDE.includes(name) || name in body
  const values = shownValues({ ...draftParts(body), question_text: body.question_text ?? '' } as ItemValues)
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && isSaid(name)))
}
