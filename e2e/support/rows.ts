import { categoryRoutes } from '@bank/contract/category'
import { classRoutes } from '@bank/contract/class'
import { questionRoutes } from '@bank/contract/question'
import { questionLevelRoutes } from '@bank/contract/question-level'
import type { Request } from '@bank/contract/route'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import { subjectRoutes } from '@bank/contract/subject'
import { subtopicRoutes } from '@bank/contract/subtopic'
import { topicRoutes } from '@bank/contract/topic'
import type { Api } from './api.ts'

export const CLASS = 'Kelas 8'
export const SUBJECT = 'Numerasi'

/** A new category and topic, so that journeys do not affect each other: `Aljabar <mark>`, `Persamaan <mark>`. */
export async function newTopic({ call }: Api, mark: string) {
  const subject = one(await call(subjectRoutes.list, { query: { subject_name: SUBJECT } }))
  const kelas = one(await call(classRoutes.list, { query: { class_name: CLASS } }))
  const category = one(
    await call(categoryRoutes.create, {
      body: { subject_id: subject.id_subject, category_name: `Aljabar ${mark}`, class_id: String(kelas.id_class) },
    }),
  )
  const topic = one(
    await call(topicRoutes.create, {
      body: {
        class_id: kelas.id_class,
        category_id: category.id_category,
        topic_name: `Persamaan ${mark}`,
        detail_topic: '<p>Persamaan dan pertidaksamaan.</p>',
      },
    }),
  )
  return { subject, kelas, category, topic }
}

export const newSubtopic = async ({ call }: Api, topic_id: number, name: string) =>
  one(await call(subtopicRoutes.create, { body: { topic_id, name, detail: `<p>${name} dengan contoh.</p>` } }))

type QuestionBody = Request<typeof questionRoutes.create>['body']

/** A question in a new topic; multiple-choice unless `body` says otherwise. */
export async function newQuestion(api: Api, mark: string, body: Partial<QuestionBody> = {}) {
  const { kelas, topic } = await newTopic(api, mark)
  const level = one(await api.call(questionLevelRoutes.list, { query: {} }))
  const classification = { class_id: kelas.id_class, topic_id: topic.id_topic, ql_id: level.id }
  const question_text = `<p>Berapa hasilnya, ${mark}?</p>`
  return one(
    await api.call(questionRoutes.create, {
      body: { qt_id: 2, label: 'tryout', question_text, ...classification, ...body },
    }),
  )
}

/** A true/false question of the SNPMB bank. */
export async function newSnpmbQuestion({ call }: Api, mark: string) {
  const category = one(await call(categoryRoutes.list, { query: { product_type: 2 } }))
  const question_text = `<p>Berapa hasilnya, ${mark}?</p>`
  return one(
    await call(snpmbQuestionRoutes.create, {
      body: { qt_id: 5, label: 'tryout', question_text, category_id: category.id_category },
    }),
  )
}

/** The only row of a reply, or the first. */
export function one<Row>({ data: [row] }: { data: Row[] }): Row {
  if (row === undefined) throw new Error('nothing came back')
  return row
}
