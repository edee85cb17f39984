// How questions are marked, as the papers for teachers say it: no pupil gets these.
import { FORMS } from '@bank/contract/question-form/forms'
import type { Rule } from '@bank/contract/question-form/interaction'
import { pointsText, RULE_WORD, scoringWords } from '@bank/contract/question-form/scoring-words'
import { rubricPoints, total } from '@bank/contract/question-form/uraian/rubric-points'
import { numbersText } from './plan.ts'
import type { WrittenQuestion } from './written-question.ts'

export const SCORE = 'Skor'
export const RUBRIC = 'Pedoman penskoran'
/** What an answer without any fault gets, of a rubric as of a paper. */
export const MOST_SCORE = 'Skor maksimum'
export const RUBRIC_HEADS = ['Kriteria', SCORE] as const

/** `Pedoman penskoran soal nomor 5` */
export const rubricHead = (number: number): string => `${RUBRIC} soal nomor ${number}`

export interface Rubric {
  /** Their texts are fragments. */
  criteria: { text: string; levels: { text: string; points: string }[] }[]
  most: string
}

/** The rubric of an essay; undefined where it has none. */
export function rubricOf({ form, interaction: { rubric = [] } }: WrittenQuestion): Rubric | undefined {
  if (form !== 'uraian' || rubric.length === 0) return undefined
  const criteria = rubric.map(({ text, levels }) => ({
    text,
    levels: levels.map((level) => ({ text: level.text, points: pointsText(level.points) })),
  }))
  return { criteria, most: pointsText(rubricPoints(rubric)) }
}

/** How parts count, where the form leaves a choice. */
function saidRule(question: WrittenQuestion): Rule | undefined {
  if (rubricOf(question)) return 'rubric'
  const { rules } = FORMS[question.form]
  return rules.length > 1 ? (question.rule ?? rules[0]) : undefined
}

/** `2,5 poin, per bagian`; '' for a question without points. */
export const scoreText = (question: WrittenQuestion): string =>
  question.points === undefined ? '' : scoringWords({ points: question.points, rule: saidRule(question) })

export interface ScoreTable {
  heads: string[]
  /** As many cells as there are heads. */
  rows: string[][]
  /** Of the whole paper; undefined while a question has no points. */
  most: string | undefined
}

/** What each question of a paper is worth: one row for all that are marked alike. Undefined where none has points. */
export function scoreTable(questions: readonly WrittenQuestion[]): ScoreTable | undefined {
  const alike = new Map<string, { said: [points: string, rule: string]; numbers: number[] }>()
  const worth: number[] = []
  for (const [at, question] of questions.entries()) {
    if (question.points === undefined) continue
    worth.push(question.points)
    const rule = saidRule(question)
    const said: [string, string] = [pointsText(question.points), rule ? RULE_WORD[rule] : '']
    const line = alike.get(said.join('\n')) ?? { said, numbers: [] }
    alike.set(said.join('\n'), { said, numbers: [...line.numbers, at + 1] })
  }
  if (worth.length === 0) return undefined
  const lines = [...alike.values()]
  const hasRules = lines.some(({ said: [, rule] }) => rule !== '')
  return {
    heads: ['Nomor soal', `${SCORE} tiap soal`, ...(hasRules ? ['Cara penskoran'] : [])],
    rows: lines.map(({ said: [points, rule], numbers }) => [
      numbersText(numbers),
      points,
      ...(hasRules ? [rule || '–'] : []),
    ]),
    most: worth.length === questions.length ? pointsText(total(worth)) : undefined,
  }
}
