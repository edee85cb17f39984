import { categoryRoutes } from '@bank/contract/category'
import { topicRoutes } from '@bank/contract/topic'
import { apiOf } from '../../e2e/support/api.ts'
import type { Answer, Change } from './caller.ts'
import type { Chance } from './chance.ts'
import type { Installation } from './product.ts'

/** So few that most changes meet another one of the same question. */
const QUESTIONS = 40
const LABELS = ['tryout', 'exam', 'daily_question', 'example_question']
const STATUSES = ['on-progress', 'approved', 'published']

interface Known {
  id: number
  product_type: 1 | 2
}

/** Random changes of a few questions of both banks: `next` invents one, `learn` hears what came of it. */
export async function randomChanges(app: Installation, chance: Chance) {
  const known: Known[] = []
  /** Ids of changes of many questions, which can be taken back. */
  const bulks: string[] = []
  const pick = <One>(some: readonly One[]) => some[chance.below(some.length)] as One
  const general = [app.place, { ...app.place, topic_id: await anotherTopic(app) }]
  const snpmb = [{ category_id: await snpmbCategory(app) }]

  const text = () => `<p>kata ${chance.below(50)} <strong>tebal</strong> &amp; ${chance.below(50)}</p>`
  const some = <One>(most: number, one: () => One) => Array.from({ length: chance.below(most + 1) }, one)
  const selections = () => some(4, () => ({ selection_text: text(), is_answer: chance.percent(40) }))
  const statements = () => some(3, () => ({ text: text(), answer: pick(['1', '2', '']) }))
  const short_answers = () => some(2, () => ({ short_answer_text: `jawaban ${chance.below(9)}` }))
  const ofType: Record<number, () => object> = {
    1: () => ({ answer: pick(['', '<p>Karena begitu.</p>']) }),
    2: () => ({ selections: selections() }),
    3: () => ({ short_answers: short_answers() }),
    5: () => ({ statements: statements() }),
  }
  const parts = (qt_id: number) => ({
    ...ofType[qt_id]?.(),
    keywords: some(2, () => ({ keyword_text: text() })),
    ...(chance.percent(50) && { discussion: chance.percent(60) ? { discussion_text: text() } : null }),
  })

  function added(): Change {
    const isGeneral = chance.percent(70)
    const qt_id = pick(isGeneral ? [1, 2, 3] : [2, 3, 5])
    const whole = { ...parts(qt_id), free_trial: chance.percent(20) }
    const body = { qt_id, label: pick(LABELS), question_text: text(), ...pick<object>(isGeneral ? general : snpmb) }
    return { method: 'POST', path: pathOf(isGeneral ? 1 : 2), body: { ...body, ...whole } }
  }
  const edits: ((one: Known) => object)[] = [
    () => ({ question_text: text() }),
    () => ({ status: pick(STATUSES), label: pick(LABELS) }),
    ({ product_type }) => ({ qt_id: pick(product_type === 1 ? [1, 2, 3] : [2, 3, 5]) }),
    ({ product_type }) => (product_type === 1 ? pick(general) : { free_trial: chance.percent(50) }),
    ...[1, 2, 3, 5].map((qt_id) => () => ({ qt_id, ...parts(qt_id) })),
  ]
  const of = (question_id: number): Change[] => [
    { method: 'POST', path: '/v1/selection', body: { question_id, selection_text: text() } },
    { method: 'POST', path: '/v1/snpmb/statement-question', body: { question_id, text: text() } },
    { method: 'POST', path: '/v1/keyword', body: { question_id, keyword_text: text() } },
    { method: 'POST', path: '/v1/question-child', body: { question_id, parent_id: pick(known).id } },
    { method: 'DELETE', path: `/v1/question-child/${question_id}` },
    { method: 'DELETE', path: `/v1/question/${question_id}` },
  ]
  function many(): Change {
    if (bulks.length > 0 && chance.percent(40))
      return { method: 'POST', path: '/v1/history/restore', body: { change: pick(bulks) } }
    const ids = [...new Set(some(12, () => pick(known).id))]
    const change = pick<object>([{ status: pick(STATUSES) }, { label: pick(LABELS) }, { free_trial: true }])
    return { method: 'POST', path: '/v1/question-bulk', body: { product_type: 1, select: { ids }, change } }
  }

  const renamed = (): Change => ({
    method: 'PATCH',
    path: `/v1/topic/${pick(general).topic_id}`,
    body: { topic_name: `Materi ${chance.below(50)}` },
  })

  return {
    next(): Change {
      if (chance.percent(2)) return renamed()
      if (known.length < QUESTIONS || chance.percent(8)) return added()
      const one = pick(known)
      if (chance.percent(8)) return many()
      if (chance.percent(25)) return pick(of(one.id))
      return { method: 'PATCH', path: `${pathOf(one.product_type)}/${one.id}`, body: pick(edits)(one) }
    },
    learn({ method, path }: Change, { status, body }: Answer) {
      if (status >= 300) return
      const [row] = (body as { data?: Row[] }).data ?? []
      if (method === 'POST' && path.endsWith('/question') && row)
        known.push({ id: row.id_question, product_type: row.product_type })
      if (path.endsWith('/question-bulk') && row) bulks.push(row.change)
      const gone = method === 'DELETE' && /^\/v1\/question\/(\d+)$/.exec(path)?.[1]
      if (gone) known.splice(0, known.length, ...known.filter(({ id }) => id !== Number(gone)))
    },
  }
}

interface Row {
  id_question: number
  product_type: 1 | 2
  change: string
}

const pathOf = (product_type: 1 | 2) => (product_type === 1 ? '/v1/question' : '/v1/snpmb/question')

/** Another topic of the same category and class. */
async function anotherTopic({ origin, token, place }: Installation) {
  const { call } = apiOf(origin, token)
  const [{ category_id, class_id }] = (await call(topicRoutes.get, { params: { id: place.topic_id } })).data
  const body = { category_id, class_id, topic_name: 'Desimal', detail_topic: '<p>Desimal.</p>' }
  return (await call(topicRoutes.create, { body })).data[0].id_topic
}

async function snpmbCategory({ origin, token, place }: Installation) {
  const { call } = apiOf(origin, token)
  const [{ category_id }] = (await call(topicRoutes.get, { params: { id: place.topic_id } })).data
  const [{ subject_id }] = (await call(categoryRoutes.get, { params: { id: category_id } })).data
  const body = { subject_id, category_name: 'Penalaran', product_type: 2 as const }
  return (await call(categoryRoutes.create, { body })).data[0].id_category
}
