import { exportRoutes, importRoutes, LEVEL, questionRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { read, rowsOf } from '../../test/importing.ts'
import { make, PNG_DATA_URL } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { runImports } from '../import/run-imports.ts'
import { runExports } from './run-exports.ts'

const { db, signIn } = await world({ rateLimits: false })
const a = make(db)

it('makes a package of QTI that comes in again with its pictures, its group and its scoring', async () => {
  const staff = await signIn(LEVEL.admin)
  const set = {
    topic_id: await a.topic({ name: 'Bangun ruang' }),
    class_id: await a.class({ name: 'Kelas 9' }),
    ql_id: await a.questionLevel({ name: 'Sedang' }),
    label: 'tryout' as const,
  }
  const body = {
    ...set,
    qt_id: 2,
    question_text: '<p>Pilih <b>semua</b>.</p>',
    selections: [
      { selection_text: 'kubus', image: PNG_DATA_URL, is_answer: true },
      { selection_text: 'balok', image: '', is_answer: true },
      { selection_text: 'bola', image: '', is_answer: false },
    ],
    scoring: { points: 2.5, rule: 'parts_minus' as const },
    discussion: { discussion_text: '<p>Bersisi enam.</p>' },
  }
  const { data: several } = await staff.call(questionRoutes.create, { body })
  const { data: reading } = await staff.call(questionRoutes.create, {
    body: { ...set, qt_id: 1, question_text: '<p>Bacaan.</p>' },
  })
  const head = reading[0].id_question
  const { data: child } = await staff.call(questionRoutes.create, {
    body: {
      ...set,
      qt_id: 3,
      parent_id: head,
      question_text: '<p>Berapa?</p>',
      short_answers: [{ short_answer_text: '1,5 m', first_range: '', second_range: '' }],
    },
  })
  const ids = [several[0].id_question, head]
  const { data: made } = await staff.call(exportRoutes.create, {
    body: { product_type: 1, kind: 'qti', title: 'Tryout 1', select: { ids } } as never,
  })
  await runExports(db)
  const params = { id: made[0].id_export }
  const [job] = (await staff.call(exportRoutes.get, { params })).data
  expect(job).toMatchObject({ state: 'done', file_name: 'soal-tryout-1.zip', losses: [] })
  const { rawPayload } = await staff.send(exportRoutes.file, { params })
  await staff.call(questionRoutes.remove, { params: { id: several[0].id_question } })
  await staff.call(questionRoutes.remove, { params: { id: child[0].id_question } })

  const { data: sent } = await staff.call(importRoutes.upload, {
    body: { product_type: 1, file: new File([Uint8Array.from(rawPayload)], 'soal-tryout-1.zip') },
  })
  await runImports(db)
  expect(await read(staff, sent[0].id_import)).toMatchObject({ state: 'ready', warnings: [] })
  expect(await rowsOf(staff, sent[0].id_import)).toMatchObject([
    {
      state: 'ready',
      draft: {
        topic_id: set.topic_id,
        class_id: set.class_id,
        ql_id: set.ql_id,
        label: 'tryout',
        question_text: '<p>Pilih <b>semua</b>.</p>',
        selections: [
          { selection_text: 'kubus', image: expect.stringMatching(/^\/media\//), is_answer: true },
          { selection_text: 'balok', is_answer: true },
          { selection_text: 'bola', is_answer: false },
        ],
        scoring: { points: 2.5, rule: 'parts_minus' },
        discussion: { discussion_text: '<p>Bersisi enam.</p>' },
      },
    },
    {
      state: 'ready',
      draft: { question_text: '<p>Bacaan.</p><p>Berapa?</p>', short_answers: [{ short_answer_text: '1,5 m' }] },
    },
  ])
})
