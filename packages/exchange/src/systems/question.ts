// A question that its file gives by its parts, not by lines that have to be recognised.
import { checked, isPoints, stateOf, unique } from '../recognise/checks.ts'
import { message } from '../recognise/messages.ts'
import type { QuestionContent, ReadQuestion } from '../recognise/question.ts'
import type { Desk } from './desk.ts'

/** Which thing of its file it is, from 1, and the title that it has there. */
export interface Origin {
  item: number
  title: string
}

/** What says how a question is answered. */
export type Answers = Pick<ReadQuestion, 'form' | 'keyStated'> &
  Partial<Pick<QuestionContent, 'options' | 'answers' | 'ranges' | 'answer' | 'statements' | 'interaction' | 'rule'>>
type Rest = Pick<QuestionContent, 'text'> & Partial<Omit<QuestionContent, keyof Answers>>

const TITLE_LENGTH = 80
/** The most rows read of one list: one more than any form allows, so that the excess is reported. */
export const MOST_PARTS = 101

/** `keyStated` where a key is given at all. */
export const keyIs = (isGiven: boolean): ReadQuestion['keyStated'] => (isGiven ? 'stated' : 'none')

export function questionOf({ item, title }: Origin, { points, ...content }: Answers & Rest, desk: Desk): ReadQuestion {
  const read: ReadQuestion = {
    options: [],
    answers: [],
    statements: [],
    interaction: {},
    discussion: '',
    keywords: [],
    ...content,
    ...(points !== undefined && isPoints(points) && { points }),
    place: { para: item, item, title: shortTitle(title) },
    lines: [],
    state: 'ready',
    messages: [],
  }
  const isUnlike = points !== undefined && read.points === undefined
  const unlike = isUnlike ? [message('points-unlike', String(points).replace('.', ','))] : []
  read.messages = unique([...checked(read), ...unlike, ...desk.messages()])
  read.state = stateOf(read.messages)
  return read
}

export function shortTitle(title: string): string {
  const line = title.replace(/\s+/g, ' ').trim()
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH)}…` : line
}
