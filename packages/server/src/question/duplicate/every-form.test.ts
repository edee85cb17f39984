import { BANKS, QUESTION_TYPE, type Question, questionRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { CREATE, EVERY_FORM, everyForm, withoutIds } from '../../../test/every-form.ts'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

const { placeIn, bodyOf } = everyForm(a)

it.each(EVERY_FORM)('copies $form of $bank with all its parts, alone and into a group', async ({ bank, form }) => {
  const staff = await signIn()
  const body = await bodyOf(bank, form)
  const add = async () => (await staff.call(CREATE[bank], { body })).data[0]
  const [source, head] = [await add(), await add()]
  const params = { id: source.id_question }
  // what a form of this bank sends: each of its fields, and nothing for an empty one
  const fields = Object.keys(BANKS[bank].fields).map((name) => [name, source[name as keyof Question] ?? ''])
  const sent = { ...Object.fromEntries(fields), free_trial: false }
  for (const body of [{}, sent, { ...sent, parent_id: head.id_question }]) {
    const [copy] = (await staff.call(questionRoutes.duplicate, { params, body })).data
    expect(withoutIds(copy)).toEqual(withoutIds(source))
  }
  const [edited] = (await staff.call(questionRoutes.update, { params, body: sent })).data
  expect({ ...withoutIds(edited), name_updater: null }).toEqual(withoutIds(source))
})

it.each([
  ['general', 'pg', QUESTION_TYPE.statements],
  ['snpmb', 'benar_salah', QUESTION_TYPE.essay],
] as const)('refuses a copy and an edit in %s with a type of the other bank', async (bank, form, qt_id) => {
  const staff = await signIn()
  const body = await bodyOf(bank, form)
  const [{ id_question: id }] = (await staff.call(CREATE[bank], { body })).data
  for (const route of [questionRoutes.duplicate, questionRoutes.update])
    await expect(staff.call(route, { params: { id }, body: { qt_id } })).rejects.toMatchObject({
      status: 422,
      fields: { qt_id: 'Tipe soal tidak cocok.' },
    })
})

it('gives an SNPMB question nothing that only general questions have', async () => {
  const staff = await signIn()
  const body = await bodyOf('snpmb', 'pg')
  const [source] = (await staff.call(CREATE.snpmb, { body })).data
  const { class_id, ql_id } = await placeIn('general')
  const foreign = { class_id, ql_id, indicator_id: await a.indicator(), label: 'tryout' as const }
  for (const route of [questionRoutes.duplicate, questionRoutes.update]) {
    const [row] = (await staff.call(route, { params: { id: source.id_question }, body: foreign })).data
    expect(row).toMatchObject({ label: 'tryout', class_id: null, ql_id: null, indicator_id: null })
  }
})
