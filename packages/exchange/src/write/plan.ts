import { FORM_WORD } from './paper-words.ts'
import type { WrittenQuestion } from './written-question.ts'

export interface PlanLine {
  /** Topic, indicator, level and form. */
  said: string[]
  numbers: number[]
}

/** The plan of a paper: one line for all questions that are alike, at the place of the first. */
export function planOf(questions: readonly WrittenQuestion[]): PlanLine[] {
  const plan = new Map<string, PlanLine>()
  for (const [at, { topic, indicator, level, form }] of questions.entries()) {
    const said = [topic, indicator, level, FORM_WORD[form]].map((text) => text || '–')
    const line = plan.get(said.join('\n')) ?? { said, numbers: [] }
    plan.set(said.join('\n'), { said, numbers: [...line.numbers, at + 1] })
  }
  return [...plan.values()]
}

/** `1–6, 9, 12–14` */
export function numbersText(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const number of numbers) {
    const open = ranges.at(-1)
    if (open?.[1] === number - 1) open[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ')
}

/** How many questions there are of each level. */
export function levelsOf(questions: readonly WrittenQuestion[]): [level: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { level = 'Tanpa level' } of questions) counts.set(level, (counts.get(level) ?? 0) + 1)
  return [...counts]
}
