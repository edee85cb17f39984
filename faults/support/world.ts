import { authRoutes } from '@bank/contract/auth'
import { categoryRoutes } from '@bank/contract/category'
import { classRoutes } from '@bank/contract/class'
import { questionLevelRoutes } from '@bank/contract/question-level'
import { subjectRoutes } from '@bank/contract/subject'
import { topicRoutes } from '@bank/contract/topic'
import { apiOf } from '../../e2e/support/api.ts'
import { ADMIN } from '../../e2e/support/product.ts'
import type { Place } from './item.ts'

/** Signs the first admin in. */
export async function signIn(origin: string) {
  const body = { ac_email: ADMIN.email, ac_password: ADMIN.password }
  const { token } = await apiOf(origin).call(authRoutes.login, { body })
  return token
}

/** The rows above every question. */
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
