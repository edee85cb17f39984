import { FORMS } from '@bank/contract/question-form/forms'
import { scoreOf } from '@bank/contract/question-form/score'
import type { Answer, Asked } from '@bank/contract/question-form/scorer'
import { SCORERS } from '@bank/contract/question-form/scorers'
import { seeded } from '@bank/contract/shuffle'
import type { Write } from '@bank/exchange/write/qti/form'
import { QTI_FORMS, type ScoredForm } from '@bank/exchange/write/qti/forms'
import { qtiItem } from '@bank/exchange/write/qti/item'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { samplesOf } from '../packages/contract/test/asked.ts'
import { useBrowser } from './support/journey.ts'
import { ANSWERED } from './support/qti-answers.ts'
import { drag, type Outcome, openPlayer } from './support/qti-player.ts'

/** A player of QTI that others wrote, and that 1EdTech certified, gives each answer the points that our scorers give. */
const shared = useBrowser()
let player: Awaited<ReturnType<typeof openPlayer>>
beforeAll(async () => {
  player = await openPlayer(shared.browser)
})
afterAll(async () => {
  await expect(player.complaints()).resolves.toEqual([])
  await player.context.close()
})

const NAMES = Object.keys(QTI_FORMS) as ScoredForm[]
const RANDOM = 200

/** These texts are XHTML already. */
const write: Write = ({ text }) => text
const xmlOf = (form: ScoredForm, question: Asked) =>
  qtiItem(QTI_FORMS[form], question, { identifier: 'Q1', title: 'Soal 1' }, write)
/** What an answer is worth, in words: `o1, o4 by parts_minus: 0.33 of 1`. The order of its values does not matter. */
const told = ({ rule, points }: Asked['scoring'], values: readonly string[], score: Outcome['score']) =>
  `${[...values].sort().join(', ') || 'blank'} by ${rule}: ${score} of ${points}`
const byUs = (form: ScoredForm, question: Asked, answer: Answer) =>
  told(question.scoring, QTI_FORMS[form].values(answer), scoreOf(SCORERS[form], question, answer))
/** Names what the player took for the answer, so that one which it did not get cannot pass for a wrong one. */
const byPlayer = ({ scoring }: Asked, { score, value }: Outcome) => told(scoring, [value ?? []].flat(), score)

/** Gives an answer with mouse and keyboard. */
async function give(page: Page, form: ScoredForm, answer: Answer) {
  for (const value of QTI_FORMS[form].values(answer)) {
    const [from, to] = value.split(' ')
    if (form === 'isian') await page.getByRole('textbox').pressSequentially(value)
    else if (form === 'jodohkan')
      await drag(page, `.draggable[data-identifier=${from}]`, `.target[data-identifier=${to}]`)
    else await page.locator(`[data-identifier="${value}"], [data-pair="${value}"]`).click()
  }
}

it.each(NAMES)('%s: answers that are clicked, dragged and typed are worth the same', async (form) => {
  const { page } = player
  for (const [question, answers] of ANSWERED[form]) {
    for (const [answer, score] of answers) {
      await page.evaluate((xml) => window.qti.load(xml), xmlOf(form, question))
      await give(page, form, answer)
      const expected = told(question.scoring, QTI_FORMS[form].values(answer), score)
      expect.soft(byUs(form, question, answer), 'by us').toBe(expected)
      expect.soft(byPlayer(question, await page.evaluate(() => window.qti.end())), 'by the player').toBe(expected)
    }
  }
})

/** What a player lets a student give: one option of a single choice, each option once, one partner for a row. */
function possible(form: ScoredForm, answer: Answer): Answer {
  const choices = [...new Set(answer.choices)].slice(0, form === 'pg' ? 1 : undefined)
  const partners = new Map(answer.pairs?.map(([left, right]) => [left, right] as const))
  return { ...answer, choices, pairs: [...partners] }
}

/** Random questions by random rules, each with an answer of any worth. */
function randomOf(form: ScoredForm) {
  const random = seeded(form)
  const oneOf = <Item>(list: readonly [Item, ...Item[]]): Item => list[Math.floor(random() * list.length)] ?? list[0]
  return samplesOf(form, RANDOM).map(({ question, answer }) => ({
    question: { ...question, scoring: { points: oneOf([0.01, 1, 2.01, 2.5, 10]), rule: oneOf(FORMS[form].rules) } },
    answer: possible(form, answer),
  }))
}

it.each(NAMES)(`%s: ${RANDOM} random answers are worth the same`, async (form) => {
  const scores = new Set<Outcome['score']>()
  for (const { question, answer } of randomOf(form)) {
    const item = { xml: xmlOf(form, question), values: QTI_FORMS[form].values(answer) }
    const outcome = await player.page.evaluate(({ xml, values }) => window.qti.restored(xml, values), item)
    expect(byPlayer(question, outcome)).toBe(byUs(form, question, answer))
    scores.add(outcome.score)
  }
  expect(scores.size, 'different scores').toBeGreaterThan(2)
})
