import { QUESTION_COLUMNS, type QuestionColumn, questionRoutes, snpmbQuestionRoutes } from '@bank/contract'
import { EXAMPLES } from '@bank/contract/examples'
import { beforeEach, expect, it } from 'vitest'
import { fillSampleWorld } from '../../test/contract/sample-world.ts'
import { oneValid } from '../../test/contract/valid-request.ts'
import { world } from '../../test/world.ts'

const { db, signIn } = await world()
beforeEach(() => fillSampleWorld(db))

/** What a call sends as plain text or as a code, by its names in the body and in the row; the type of the question stays. */
const sent = Object.values<QuestionColumn>(QUESTION_COLUMNS).flatMap(({ body, rows: [row], as }) =>
  body && body !== 'qt_id' && row && (as === 'text' || as === 'code') ? [{ body, row }] : [],
)
const examples: Partial<Record<string, readonly unknown[]>> = EXAMPLES

it.each([
  ['the general bank', questionRoutes],
  ['SNPMB', snpmbQuestionRoutes],
] as const)('keeps and gives back what is sent of each column of a question: %s', async (_, { create, update }) => {
  const staff = await signIn()
  const texts = Object.fromEntries(sent.flatMap(({ body }) => (examples[body] ? [[body, examples[body][0]]] : [])))
  const added = await staff.send(create, { body: Object.assign({}, oneValid(create).body, texts) })
  expect(added.statusCode, added.body).toBe(201)
  const [row] = added.json().data
  for (const { body, row: name } of sent.filter(({ body }) => body in texts)) expect(row[name]).toBe(texts[body])
  const changes = { status: 'approved', label: 'daily_question' }
  const edited = await staff.send(update, { params: { id: row.id_question }, body: changes })
  const [after] = edited.json().data
  expect(after).toEqual({
    ...row,
    ...changes,
    updated_at: after.updated_at,
    name_updater: 'Staf',
    id_question_updater: staff.id,
  })
})
