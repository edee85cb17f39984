import { LABELS, STATUSES, type Status, totalRoutes } from '@bank/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

const literasi = (row: Parameters<typeof a.subject>[0] = {}) =>
  a.subject({ name: 'Literasi', family: 'literasi', ...row })
const zeros = { totalOnProgress: 0, totalApproved: 0, totalPublished: 0, amount: 0 }

describe('the totals by status', () => {
  it('count main and child questions of a topic, and stand with zeros where there are none', async () => {
    const staff = await signIn()
    const category_id = await a.category({ name: 'Teks Sastra', subject_id: await literasi() })
    const [full, empty] = [await a.topic({ name: 'Alur', category_id }), await a.topic({ name: 'Tokoh', category_id })]
    const parent_id = await a.question({ topic_id: full, status: 'published' })
    await a.question({ topic_id: full, status: 'approved', parent_id })
    await a.question({ topic_id: full, status: 'approved' })
    const bare = await a.category({ name: 'Teks Informasi', subject_id: await literasi({ name: 'Bahasa' }) })

    expect(await staff.call(totalRoutes.byStatus, {})).toEqual({
      data: {
        literasi: [
          { id_category: bare, category_name: 'Teks Informasi', topic: [] },
          {
            id_category: category_id,
            category_name: 'Teks Sastra',
            topic: [
              {
                id_topic: full,
                topic_name: 'Alur',
                total: [{ ...zeros, totalApproved: 2, totalPublished: 1, amount: 3, totalPerCategory: 3 }],
              },
              { id_topic: empty, topic_name: 'Tokoh', total: [{ ...zeros, totalPerCategory: 3 }] },
            ],
          },
        ],
        numerasi: [],
      },
      totalLiterasi: 3,
      totalNumerasi: 0,
    })
  })

  it('leave out SNPMB and subjects of neither family', async () => {
    const staff = await signIn()
    const snpmb = await a.category({ product_type: 2, subject_id: await literasi() })
    await a.question({ type: 5, class_id: null, level_id: null, topic_id: null, category_id: snpmb })
    await a.question({ topic_id: await a.topic({ category_id: await a.category({ subject_id: await a.subject() }) }) })
    expect(await staff.call(totalRoutes.byStatus, {})).toEqual({
      data: { literasi: [], numerasi: [] },
      totalLiterasi: 0,
      totalNumerasi: 0,
    })
  })

  it('follow a question that moves to another status, and a subject that changes its family', async () => {
    const staff = await signIn()
    const subject_id = await literasi()
    const topic_id = await a.topic({ category_id: await a.category({ subject_id }) })
    const id = await a.question({ topic_id })
    await db.updateTable('question').set({ status: 'published' }).where('id', '=', id).execute()
    await db.updateTable('subject').set({ family: 'numerasi' }).where('id', '=', subject_id).execute()
    const { data, ...sums } = await staff.call(totalRoutes.byStatus, {})
    expect(sums).toEqual({ totalLiterasi: 0, totalNumerasi: 1 })
    expect(data.numerasi[0]?.topic[0]?.total).toEqual([{ ...zeros, totalPublished: 1, amount: 1, totalPerCategory: 1 }])
  })
})

describe('the totals by indicator and by level', () => {
  it.each([
    ['MENGEVALUASI dan merefleksi', 'mengevaluasi_dan_merefleksi'],
    ['Memahami', 'memahami'],
    ['Menafsirkan dan Mengintegrasikan', 'memahami'],
    ['menemukan informasi', 'menemukan_informasi'],
    ['Pemahaman', 'pemahaman'],
    ['Penerapan', 'penerapan'],
    ['Penalaran', 'penalaran'],
    ['Mencipta', 'default'],
    [null, 'default'],
  ])('count a question with the indicator %s as %s', async (name, column) => {
    const staff = await signIn()
    const topic_id = await a.topic({ category_id: await a.category({ subject_id: await literasi() }) })
    await a.question({ topic_id, indicator_id: name === null ? null : await a.indicator({ name }) })
    const { data } = await staff.call(totalRoutes.byIndicator, {})
    const none = {
      mengevaluasi_dan_merefleksi: 0,
      memahami: 0,
      menemukan_informasi: 0,
      pemahaman: 0,
      penerapan: 0,
      penalaran: 0,
      default: 0,
    }
    expect(data.literasi[0]?.topic).toEqual([{ id_topic: topic_id, topic_name: 'Ide pokok', ...none, [column]: 1 }])
    expect(data.numerasi).toEqual([])
  })

  it('count levels by their name, whatever its case', async () => {
    const staff = await signIn()
    const topic_id = await a.topic({
      category_id: await a.category({ subject_id: await a.subject({ family: 'numerasi' }) }),
    })
    for (const name of ['MUDAH', 'Sedang', 'Sangat sulit']) {
      await a.question({ topic_id, level_id: await a.questionLevel({ name }) })
    }
    const { data } = await staff.call(totalRoutes.byLevel, {})
    expect(data.numerasi[0]?.topic).toEqual([
      { id_topic: topic_id, topic_name: 'Ide pokok', mudah: 1, sedang: 1, sulit: 0 },
    ])
  })
})

/** Random questions: the index of each one's topic, indicator and level, and of the question that is its parent. */
const bank = fc.array(
  fc.record({
    topic: fc.nat(7),
    status: fc.constantFrom(...STATUSES),
    label: fc.constantFrom(...LABELS),
    indicator: fc.option(fc.nat(3)),
    level: fc.nat(2),
    isChild: fc.boolean(),
  }),
  { minLength: 60, maxLength: 90 },
)

it.each([1, 2, 3])('the totals are what a count of all rows gives, in random bank %i', async (seed) => {
  const staff = await signIn()
  const families = ['literasi', 'numerasi', null, 'literasi'] as const
  const topics: { id: number; category: number; family: (typeof families)[number] }[] = []
  for (const family of families) {
    const category = await a.category({ subject_id: await a.subject({ family }) })
    for (const _ of [1, 2]) topics.push({ id: await a.topic({ category_id: category }), category, family })
  }
  const indicators = ['Memahami', 'menafsirkan dan mengintegrasikan', 'Penalaran', 'Lain']
  const indicatorIds = await inTurn(indicators, (name) => a.indicator({ name }))
  const levels = ['Mudah', 'Sedang', 'Sulit'] as const
  const levelIds = await inTurn(levels, (name) => a.questionLevel({ name }))
  const [questions = []] = fc.sample(bank, { seed, numRuns: 1 })
  let parent_id: number | null = null
  for (const { topic, status, label, indicator, level, isChild } of questions) {
    const id: number = await a.question({
      topic_id: topics[topic]?.id ?? null,
      status,
      label,
      indicator_id: indicator === null ? null : (indicatorIds[indicator] ?? null),
      level_id: levelIds[level] ?? null,
      parent_id: isChild ? parent_id : null,
    })
    if (!isChild) parent_id = id
  }

  const { data: byStatus, ...sums } = await staff.call(totalRoutes.byStatus, {})
  const { data: byIndicator } = await staff.call(totalRoutes.byIndicator, {})
  const { data: byLevel } = await staff.call(totalRoutes.byLevel, {})
  const inFamily = (family: string) => questions.filter(({ topic }) => topics[topic]?.family === family)
  expect(sums).toEqual({ totalLiterasi: inFamily('literasi').length, totalNumerasi: inFamily('numerasi').length })

  const counted = topics.filter(({ family }) => family !== null)
  expect(topicsOf(byStatus)).toHaveLength(counted.length)
  for (const { id, category } of counted) {
    const of = (wanted: (question: (typeof questions)[number]) => boolean) =>
      questions.filter((question) => topics[question.topic]?.id === id && wanted(question)).length
    const withStatus = (status: Status) => of((question) => question.status === status)
    expect(topicsOf(byStatus).find(({ id_topic }) => id_topic === id)?.total).toEqual([
      {
        totalOnProgress: withStatus('on-progress'),
        totalApproved: withStatus('approved'),
        totalPublished: withStatus('published'),
        amount: of(() => true),
        totalPerCategory: questions.filter(({ topic }) => topics[topic]?.category === category).length,
      },
    ])
    expect(topicsOf(byIndicator).find(({ id_topic }) => id_topic === id)).toMatchObject({
      memahami: of(({ indicator }) => indicator === 0 || indicator === 1),
      penalaran: of(({ indicator }) => indicator === 2),
      penerapan: 0,
      default: of(({ indicator }) => indicator === 3 || indicator === null),
    })
    expect(topicsOf(byLevel).find(({ id_topic }) => id_topic === id)).toMatchObject({
      mudah: of(({ level }) => level === 0),
      sedang: of(({ level }) => level === 1),
      sulit: of(({ level }) => level === 2),
    })
  }
})

const topicsOf = <Topic>({ literasi, numerasi }: Record<'literasi' | 'numerasi', { topic: Topic[] }[]>) =>
  [...literasi, ...numerasi].flatMap(({ topic }) => topic)

async function inTurn<From, To>(all: readonly From[], work: (one: From) => Promise<To>) {
  const done: To[] = []
  for (const one of all) done.push(await work(one))
  return done
}
