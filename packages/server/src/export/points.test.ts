import { exportRoutes, LEVEL, questionRoutes, snpmbQuestionRoutes } from '@bank/contract'
import { readFile } from '@bank/exchange/file/read-file'
import { expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { runExports } from './run-exports.ts'

const { db, signIn } = await world({ rateLimits: false })
const a = make(db)

const level = (points: number) => ({ points, text: `Tingkat ${points}` })

it('says what a question is worth, in both banks: an essay as much as its rubric gives', async () => {
  const staff = await signIn(LEVEL.admin)
  const essay = {
    topic_id: await a.topic(),
    class_id: await a.class(),
    label: 'exam' as const,
    ql_id: await a.questionLevel(),
    qt_id: 1,
    question_text: '<p>Jelaskan!</p>',
    answer: 'Karena udara menghamburkan cahaya biru lebih banyak daripada cahaya merah.',
    interaction: { rubric: [1.5, 2].map((most) => ({ text: 'Kriteria', levels: [level(most), level(0)] })) },
  }
  const statements = {
    category_id: await a.category({ product_type: 2 }),
    label: 'exam' as const,
    qt_id: 5,
    question_text: '<p>Nilai!</p>',
    statements: [{ text: 'Air membeku.', answer: '1' as const }],
    scoring: { points: 2, rule: 'parts' as const },
  }
  const { data: general } = await staff.call(questionRoutes.create, { body: essay })
  const { data: snpmb } = await staff.call(snpmbQuestionRoutes.create, { body: statements })
  const worthOf = async (product_type: 1 | 2, id: number) => {
    const body = { product_type, kind: 'pembahasan', select: { ids: [id] } } as never
    const { data } = await staff.call(exportRoutes.create, { body })
    await runExports(db)
    const { rawPayload } = await staff.send(exportRoutes.file, { params: { id: data[0].id_export } })
    const { questions } = await readFile('pembahasan.docx', rawPayload, product_type === 2 ? { bank: 'snpmb' } : {})
    return questions.map(({ points, rule }) => [points, rule])
  }
  expect(await worthOf(1, general[0].id_question)).toEqual([[3.5, undefined]])
  expect(await worthOf(2, snpmb[0].id_question)).toEqual([[2, 'parts']])
})
