import { categoryRoutes } from '@bank/contract/category'
import { discussionRoutes } from '@bank/contract/discussion'
import { questionRoutes } from '@bank/contract/question'
import { questionLevelRoutes } from '@bank/contract/question-level'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import { subtopicRoutes } from '@bank/contract/subtopic'
import { topicRoutes } from '@bank/contract/topic'
import type { Api } from './api.ts'
import { newTopic, one } from './rows.ts'

/** The number of options, keywords or statements that we put into one question. */
const PARTS = 50
const NAME = 255
const GONE_PICTURE = '/media/0123456789abcdef0123456789abcdef.png'

/** The ids of the stored rows. */
export interface HostileRows {
  topic: number
  group: number
  snpmbCategory: number
  discussed: number[]
}

/** Stores each text in every HTML field and name, through the API. Numbered, as a text may be empty once sanitised. */
export async function writeHostileRows(api: Api, payloads: string[], picture: string): Promise<HostileRows> {
  const texts = payloads.map((text) => text.replaceAll(GONE_PICTURE, picture))
  const begun = texts.map((text, at) => `${at + 1} ${text}`)
  const names = begun.map((text) => text.slice(0, NAME))
  const { subject, kelas, category, topic } = await newTopic(api, 'berbahaya')
  const level = one(await api.call(questionLevelRoutes.list, { query: {} }))
  const place = { class_id: kelas.id_class, topic_id: topic.id_topic, ql_id: level.id, label: 'tryout' } as const
  const question = async (body: object, question_text = '<p>Soal</p>') =>
    one(await api.call(questionRoutes.create, { body: { qt_id: 2, question_text, ...place, ...body } })).id_question

  const group = await question({
    selections: begun.slice(0, PARTS).map((selection_text) => ({ selection_text, is_answer: false })),
    keywords: begun.slice(0, PARTS).map((keyword_text) => ({ keyword_text })),
  })
  for (let from = PARTS; from < begun.length; from += PARTS) {
    const some = begun.slice(from, from + PARTS)
    await question({ selections: some.map((selection_text) => ({ selection_text, is_answer: false })) })
    await question({ keywords: some.map((keyword_text) => ({ keyword_text })) })
  }
  const snpmb = { category_name: 'Penalaran berbahaya', subject_id: subject.id_subject, product_type: 2 } as const
  const { id_category: snpmbCategory } = one(await api.call(categoryRoutes.create, { body: snpmb }))
  for (let from = 0; from < begun.length; from += PARTS) {
    const some = begun.slice(from, from + PARTS)
    await question({ qt_id: 3, short_answers: some.map((short_answer_text) => ({ short_answer_text })) })
    const statements = some.map((text) => ({ text, answer: '1' as const }))
    const body = { qt_id: 5, question_text: '<p>Pernyataan</p>', category_id: snpmbCategory, label: 'tryout' } as const
    await api.call(snpmbQuestionRoutes.create, { body: { ...body, statements } })
  }

  const discussed: number[] = []
  for (const [at, text] of begun.entries()) {
    const name = names[at] ?? ''
    await api.call(subtopicRoutes.create, { body: { topic_id: topic.id_topic, name, detail: text } })
    const home = { class_id: kelas.id_class, category_id: category.id_category }
    await api.call(topicRoutes.create, { body: { ...home, topic_name: name, detail_topic: text } })
    await api.call(categoryRoutes.create, { body: { ...snpmb, category_name: name, detail_category: text } })
    await question({ qt_id: 1, answer: text, parent_id: group }, text)
    const id = await question({ qt_id: 1, answer: text }, text)
    await api.call(discussionRoutes.create, { body: { question_id: id, discussion_text: text } })
    discussed.push(id)
  }
  return { topic: topic.id_topic, group, snpmbCategory, discussed }
}
