import { authRoutes } from '@bank/contract/auth'
import { categoryRoutes } from '@bank/contract/category'
import { classRoutes } from '@bank/contract/class'
import { questionRoutes } from '@bank/contract/question'
import { questionLevelRoutes } from '@bank/contract/question-level'
import { subjectRoutes } from '@bank/contract/subject'
import { topicRoutes } from '@bank/contract/topic'
import { apiOf } from '../../e2e/support/api.ts'
import { ADMIN } from '../../e2e/support/product.ts'
import type { Place } from './item.ts'

/** Signs in as the first admin. */
export async function signIn(origin: string) {
  const body = { ac_email: ADMIN.email, ac_password: ADMIN.password }
  const { token } = await apiOf(origin).call(authRoutes.login, { body })
  return token
}

/** Creates the rows that a question refers to. */
export async function newPlace(origin: string, token: string): Promise<Place> {
  const { call } = apiOf(origin, token)
  const [subject] = (await call(subjectRoutes.create, { body: { subject_name: 'Numerasi' } })).data
  const [klass] = (await call(classRoutes.create, { body: { class_name: 'Kelas 5', stage: 'SD' } })).data
  const category = { subject_id: subject.id_subject, category_name: 'Bilangan', class_id: '' }
  const [{ id_category: category_id }] = (await call(categoryRoutes.create, { body: category })).data
  const topic = { category_id, class_id: klass.id_class, topic_name: 'Pecahan', detail_topic: '<p>Pecahan.</p>' }
  const [{ id_topic: topic_id }] = (await call(topicRoutes.create, { body: topic })).data
  const [level] = (await call(questionLevelRoutes.create, { body: { qtn_level_name: 'Mudah' } })).data
  return { class_id: klass.id_class, topic_id, ql_id: level.id }
}

interface Signed {
  origin: string
  token: string
  place: Place
}

/** Topics of 195 KB each, in the category of the place. */
export async function addLongTopics({ origin, token, place }: Signed, count: number) {
  const { call } = apiOf(origin, token)
  const [{ category_id, class_id }] = (await call(topicRoutes.get, { params: { id: place.topic_id } })).data
  for (let index = 0; index < count; index += 1) {
    const names = { topic_name: `Materi ${index}`, detail_topic: `<p>${'panjang '.repeat(24_400)}</p>` }
    await call(topicRoutes.create, { body: { category_id, class_id, ...names } })
  }
}

/** Questions of some 2 MB each. */
export async function addLongQuestions({ origin, token, place }: Signed, count: number) {
  const { call } = apiOf(origin, token)
  const text = `<p>${'panjang '.repeat(24_400)}</p>`
  const selections = Array.from({ length: 80 }, () => ({ selection_text: text.slice(3, 9_900) }))
  const discussion = { discussion_text: text }
  for (let index = 0; index < count; index += 1) {
    await call(questionRoutes.create, {
      body: { qt_id: 2, label: 'exam', ...place, question_text: text, selections, discussion },
    })
  }
}
