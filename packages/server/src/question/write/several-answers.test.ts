import { answerRoutes, LEVEL, questionRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newDesk } from '../../../test/desk.ts'
import { withoutTriggers } from '../../../test/without-triggers.ts'
import { world } from '../../../test/world.ts'
import { markSeveralAnswers } from './several-answers.repo.ts'

const { db, signIn } = await world()
const desk = () => newDesk({ db, signIn })

describe('several answers', () => {
  const option = (text: string, is_answer = false) => ({ selection_text: text, is_answer })
  const selections = [option('A', true), option('B', true), option('C')]

  it('make the form, by a whole save as by a second answer, until one is left', async () => {
    const { add, read, call } = await desk()
    const whole = await add(2, { selections })
    expect(whole).toMatchObject({ form: 'pgk', qt_id: 2, interaction: { multiple: true } })
    const single = await add(2, { selections: [option('A', true), option('B')] })
    expect(single).toMatchObject({ form: 'pg', interaction: { multiple: false } })
    const { id_question: question_id, selections: options } = single
    const body = { question_id, selection_id: options[1]?.id_selection ?? 0 }
    const [{ id_answer }] = (await call(answerRoutes.create, { body })).data
    expect((await read(question_id)).form).toBe('pgk')
    await (await signIn(LEVEL.admin)).call(answerRoutes.remove, { params: { id: id_answer } })
    expect((await read(question_id)).form).toBe('pg')
  })

  it('may be wished for by a question that has one, which stays so', async () => {
    const { add, edit } = await desk()
    const { id_question: id } = await add(2, { selections: [option('A', true)], interaction: { multiple: true } })
    expect(await edit(id, { question_text: '<p>Baru</p>' })).toMatchObject({ form: 'pgk' })
    expect(await edit(id, { interaction: { multiple: false } })).toMatchObject({ form: 'pg' })
  })

  it('are not denied while there are two', async () => {
    const { add, edit } = await desk()
    const { id_question: id } = await add(2, { selections })
    await expect(edit(id, { interaction: { multiple: false } })).rejects.toMatchObject({
      fields: { 'interaction.multiple': 'Ada lebih dari satu jawaban.' },
    })
  })

  it('allow rules that a single answer does not have; a stored one that no longer fits is not read', async () => {
    const { add, edit } = await desk()
    const scoring = { points: 2, rule: 'parts_minus' }
    const { id_question: id } = await add(2, { selections, scoring })
    const [first] = selections
    const single = await edit(id, { selections: [first] })
    expect(single).toMatchObject({ form: 'pg', scoring: { points: 2, rule: 'all' } })
    await expect(edit(id, { scoring })).rejects.toMatchObject({ fields: { 'scoring.rule': expect.any(String) } })
  })

  it('are found by their form, each in its bank', async () => {
    const { add, call } = await desk()
    const [many, one] = [await add(2, { selections }), await add(2, {})]
    const found = async (form: 'pg' | 'pgk' | 'uraian') => {
      const { data, pagination } = await call(questionRoutes.main, { query: { form } })
      expect(pagination.totalData).toBe(data.length)
      return data.map(({ id_question }) => id_question)
    }
    expect([await found('pgk'), await found('pg'), await found('uraian')]).toEqual([
      [many.id_question],
      [one.id_question],
      [],
    ])
  })

  it('are marked by a job in what stood before, which moves neither time nor history', async () => {
    const { add, read } = await desk()
    const { id_question: id, updated_at } = await add(2, { selections })
    const written = () => db.selectFrom('history').select('id').execute()
    const before = await written()
    await withoutTriggers(db, 'question', sql`update question set multiple = false`, 'multiple')
    expect((await read(id)).form).toBe('pg')
    await markSeveralAnswers(db, [id])
    expect(await read(id)).toMatchObject({ form: 'pgk', updated_at })
    expect(await written()).toEqual(before)
  })
})
