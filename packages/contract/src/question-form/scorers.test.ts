import { build } from 'esbuild'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CASES } from '../../test/asked.ts'
import { QUESTION_FORMS } from '../question-words.ts'
import { seeded } from '../shuffle.ts'
import { ANSWERS } from './answers.ts'
import { FORMS } from './forms.ts'
import type { Rule } from './interaction.ts'
import { fractionOf, pointsOf, posedBy, scoreOf } from './score.ts'
import type { Answer, Asked, Shown } from './scorer.ts'
import { SCORERS } from './scorers.ts'

/** The same answer, with everything said twice and in the other order. */
function turned({ choices, pairs, rows, marks, text }: Answer): Answer {
  const twice = <Item>(list: readonly Item[] | undefined) => list && [...list, ...list].reverse()
  const back = <Value>(values: Readonly<Record<string, Value>> | undefined) =>
    values && Object.fromEntries(Object.entries(values).reverse())
  return { choices: twice(choices), pairs: twice(pairs), rows: back(rows), marks: back(marks), text }
}

/** The answer with one more part of `other`, where it was blank; a choice is a part of its own. */
function withOneMore(answer: Answer, other: Answer): Answer[] {
  const open = <Value>(mine: Readonly<Record<string, Value>> = {}, more: Readonly<Record<string, Value>> = {}) =>
    Object.entries(more).flatMap(([id, value]) => (id in mine ? [] : [{ ...mine, [id]: value }]))
  const { choices = [], pairs = [] } = answer
  return [
    ...(other.choices ?? []).map((choice) => ({ ...answer, choices: [...choices, choice] })),
    ...(other.pairs ?? [])
      .filter(([left]) => pairs.every(([from]) => from !== left))
      .map((pair) => ({ ...answer, pairs: [...pairs, pair] })),
    ...open(answer.rows, other.rows).map((rows) => ({ ...answer, rows })),
    ...open(answer.marks, other.marks).map((marks) => ({ ...answer, marks })),
    ...(answer.text?.trim() || !other.text ? [] : [{ ...answer, text: other.text }]),
  ]
}

/** An answer of wrong parts alone, all of them. */
function wrongOf({ selections, statements, interaction }: Asked, key: Answer): Answer {
  const { columns = [], left = [], right = [] } = interaction
  const rows = Object.entries(key.rows ?? {}).flatMap(([id, value]) => {
    const values = statements.length > 0 ? ['1', '2'] : columns.map((column) => column.id)
    return values.filter((other) => other !== value).map((other) => [id, other] as const)
  })
  const isKey = (from: string, to: string) => key.pairs?.some((pair) => pair[0] === from && pair[1] === to)
  return {
    choices: selections.map(({ id_selection: id }) => id).filter((id) => !key.choices?.includes(id)),
    rows: Object.fromEntries(rows),
    pairs: left.flatMap(({ id: from }) =>
      right.filter(({ id: to }) => !isKey(from, to)).map(({ id: to }): [string, string] => [from, to]),
    ),
    text: 'jawaban lain',
  }
}

/** Everything there is to tick. */
const everything = ({ selections, interaction: { left = [], right = [] } }: Asked): Answer => ({
  choices: selections.map(({ id_selection }) => id_selection),
  pairs: left.flatMap(({ id: from }) => right.map(({ id: to }): [string, string] => [from, to])),
})

const RULES = ['all', 'parts_minus', 'parts'] as const
const ruled = (question: Asked, rule: Rule): Asked => ({ ...question, scoring: { ...question.scoring, rule } })

describe.each(QUESTION_FORMS)('%s', (form) => {
  const scorer = SCORERS[form]
  const { rules } = FORMS[form]
  const share = (rule: Rule, question: Asked, answer: Answer) => fractionOf(rule, scorer.result(question, answer))
  const holds = (check: (question: Asked, answer: Answer, key: Answer) => void) =>
    fc.assert(
      fc.property(CASES[form], ({ question, answer }) => check(question, answer, scorer.answerOf(question) ?? {})),
      { numRuns: 300 },
    )

  it('scores from nothing to full, full for its key, nothing for a blank', () => {
    holds((question, answer, key) => {
      expect(scorer.lacksKey(question)).toBe(false)
      for (const rule of rules) {
        expect(share(rule, question, answer)).toBeGreaterThanOrEqual(0)
        expect(share(rule, question, answer)).toBeLessThanOrEqual(1)
        expect(scoreOf(scorer, ruled(question, rule), key)).toBe(pointsOf(scorer, question))
        expect(scoreOf(scorer, ruled(question, rule), {})).toBe(0)
      }
    })
  })

  it('asks for neither order nor repetition', () => {
    holds((question, answer) => {
      expect(scorer.result(question, turned(answer))).toEqual(scorer.result(question, answer))
    })
  })

  it('never takes for a further right part, nor gives for a wrong one', () => {
    holds((question, answer, key) => {
      for (const rule of rules) {
        const before = share(rule, question, answer)
        for (const more of withOneMore(answer, key)) expect(share(rule, question, more)).toBeGreaterThanOrEqual(before)
        for (const more of withOneMore(answer, wrongOf(question, key)))
          expect(share(rule, question, more)).toBeLessThanOrEqual(before)
      }
    })
  })

  it('gives most by parts, less when wrong ones take away, least for all or nothing', () => {
    holds((question, answer) => {
      const [all = 0, minus = 0, parts = 0] = RULES.map((rule) => share(rule, question, answer))
      expect(all).toBeLessThanOrEqual(minus)
      expect(minus).toBeLessThanOrEqual(parts)
    })
  })

  it('never pays in full for ticking everything, unless everything is right', () => {
    holds((question) => {
      const ticked = everything(question)
      const { right, wrong } = scorer.result(question, ticked)
      for (const rule of rules) {
        if (right === 0 || wrong > 0) expect(share(rule, question, ticked)).toBeLessThan(1)
      }
    })
  })

  it('is shuffled without a change of its score, of its rows, or of the next shuffle', () => {
    fc.assert(
      fc.property(CASES[form], fc.string(), ({ question, answer }, seed) => {
        const mixed = scorer.shuffled(question, seeded(seed))
        expect(scorer.result(mixed, answer)).toEqual(scorer.result(question, answer))
        expect(scorer.answerOf(mixed)).toBeDefined()
        const rows = ({ selections, interaction: { rows = [], right = [] } }: Shown) =>
          [...selections, ...rows, ...right].map((row) => JSON.stringify(row)).sort()
        const shown = scorer.student(question)
        expect(rows(scorer.shuffled(shown, seeded(seed)))).toEqual(rows(shown))
        expect(scorer.shuffled(shown, seeded(seed))).toEqual(scorer.shuffled(shown, seeded(seed)))
      }),
    )
  })

  it('is posed with a key that names what is shown, in its order, and is worth as much', () => {
    fc.assert(
      fc.property(CASES[form], fc.string(), ({ question, answer }, seed) => {
        const posed = posedBy(scorer, question)
        expect(posedBy(scorer, posed)).toEqual(posed)
        const places = ({ selections, statements, interaction: { rows = [], left = [], right = [] } }: Shown) => [
          selections.map(({ id_selection }) => id_selection),
          statements.map(({ id }) => id),
          ...[rows, left, right].map((list) => list.map(({ id }) => id)),
        ]
        const shown = scorer.student(question)
        expect(places(posed)).toEqual(places(shown))
        expect(places(scorer.shuffled(posed, seeded(seed)))).toEqual(places(scorer.shuffled(shown, seeded(seed))))
        expect(scoreOf(scorer, posed, scorer.answerOf(posed) ?? {})).toBe(pointsOf(scorer, question))
        const ids = new Map(question.interaction.right?.map(({ id, text }) => [id, text]))
        const idOf = (id: string) => posed.interaction.right?.find(({ text }) => text === ids.get(id))?.id ?? id
        const pairs = answer.pairs?.map(([from, to]): [string, string] => [from, idOf(to)])
        expect(scorer.result(posed, { ...answer, pairs })).toEqual(scorer.result(question, answer))
      }),
    )
  })

  it('takes on the wire whatever its key says', () => {
    holds((question, _, key) => {
      for (const sent of [key, {}]) {
        const read = ANSWERS[form].parse(JSON.parse(JSON.stringify(sent)))
        expect(scorer.result(question, read)).toEqual(scorer.result(question, sent))
      }
    })
  })

  it('needs no schemas in the browser', async () => {
    const { metafile } = await build({
      entryPoints: [`${import.meta.dirname}/${form}/score.ts`],
      bundle: true,
      write: false,
      metafile: true,
    })
    expect(Object.keys(metafile.inputs).length).toBeGreaterThan(1)
    expect(Object.keys(metafile.inputs).filter((path) => path.includes('zod'))).toEqual([])
  })
})
