import { expect, it } from 'vitest'
import { askedOfBody } from '../../question-form/asked-of-body.ts'
import { lint } from '../index.ts'
import { RULES, type RuleName } from '../rules.ts'
import { CORPUS } from './corpus.ts'
import type { Sample } from './sample.ts'

function findingsOf({ stem, options, short, discussion = '', inGroup }: Sample) {
  const asked = askedOfBody({
    qt_id: short ? 3 : 2,
    question_text: `<p>${stem}</p>`,
    selections: options?.map((text) => ({ selection_text: text.replace(/^\*/, ''), is_answer: text.startsWith('*') })),
    ...(short && { short_answers: [{ short_answer_text: short[0], first_range: short[1], second_range: short[2] }] }),
  })
  return asked ? lint({ ...asked, discussion: { discussion_text: discussion }, inGroup }) : []
}

const READ = CORPUS.map((sample) => ({ ...sample, found: new Set(findingsOf(sample).map(({ rule }) => rule)) }))
const has = (rules: readonly RuleName[] | undefined, rule: RuleName) => rules?.includes(rule) === true

it.each(Object.keys(RULES) as RuleName[])('%s is right where it speaks, and speaks where it should', (rule) => {
  const isHint = RULES[rule].severity === 'saran'
  const broken = READ.filter(({ breaks }) => has(breaks, rule))
  const spared = READ.filter(({ nearly, breaks }) => has(nearly, rule) && !has(breaks, rule))
  expect(broken.length).toBeGreaterThanOrEqual(isHint ? 6 : 10)
  expect(spared.length).toBeGreaterThanOrEqual(isHint ? 6 : 10)

  const told = READ.filter(({ found }) => found.has(rule))
  const wrong = told.filter(({ breaks }) => !has(breaks, rule)).map(({ stem }) => stem)
  const missed = broken.filter(({ found }) => !found.has(rule)).map(({ stem }) => stem)
  const isRight = (told.length - wrong.length) / told.length >= (isHint ? 0.8 : 0.9)
  const isFound = (broken.length - missed.length) / broken.length >= 0.8
  expect({ isRight, isFound, wrong, missed }).toEqual({ isRight: true, isFound: true, wrong, missed })
})
