import { banners, categories } from './demo/catalogue.ts'
import { questions, topics } from './demo/demo.ts'
import { type Base, loadCategories } from './load-base.ts'
import { loadParts } from './load-parts.ts'
import { loadQuestions } from './load-questions.ts'
import { newPicture } from './pictures.ts'
import { publishAll } from './publish.ts'
import * as repo from './seed.repo.ts'
import { byName, made, type Seeding, written } from './seeding.ts'

interface Named {
  id: number
  name: string
}

/** Writes the sample categories, topics, questions and banners, after `loadBase`. */
export async function loadDemo(seeding: Seeding, base: Base & { categories: Named[] }, daysAgo: number) {
  const category = byName([...base.categories, ...(await loadCategories(seeding, base, categories, daysAgo))])
  const topic = byName(await loadTopics(seeding, base, category, daysAgo))
  const subtopic = byName(await loadSubtopics(seeding, topic, daysAgo))
  const known = { ...base, category, topic, subtopic }
  const mains = await loadQuestions(
    seeding,
    known,
    questions.map((question) => ({ question, parentId: null })),
  )
  const children = await loadQuestions(
    seeding,
    known,
    mains.flatMap(({ question, part }) =>
      (question.children ?? []).map((child) => ({ question: child, parentId: part.question_id })),
    ),
  )
  await loadParts(seeding, [...mains, ...children])
  await loadBanners(seeding, daysAgo)
}

async function loadTopics(seeding: Seeding, base: Base, category: (code: string) => Named, daysAgo: number) {
  const by = written(seeding, daysAgo)
  const published = await publishAll(topics, ({ detail }) => detail)
  const pictures = published.flatMap((topic) => topic.pictures)
  await repo.addPictures(seeding.db, pictures, made(by))
  const added = await repo.addTopics(
    seeding.db,
    published.map(({ name, html, grade, ...topic }) => ({
      category_id: category(topic.category).id,
      class_id: grade === null ? null : base.classOf(grade),
      name,
      detail: html,
      ...by,
    })),
  )
  const topic = byName(added)
  await repo.addTopicImages(
    seeding.db,
    published.flatMap(({ name, pictures }) =>
      pictures.map((picture, position) => ({ topic_id: topic(name).id, image_id: picture.id, position })),
    ),
  )
  return added
}

async function loadSubtopics(seeding: Seeding, topic: (name: string) => Named, daysAgo: number) {
  const by = written(seeding, daysAgo)
  const subtopics = topics.flatMap(({ name, subtopics = [] }) =>
    subtopics.map((subtopic) => ({ ...subtopic, of: name })),
  )
  const published = await publishAll(subtopics, ({ detail }) => detail)
  return repo.addSubtopics(
    seeding.db,
    published.map(({ name, html, of }) => ({ topic_id: topic(of).id, name, detail: html, ...by })),
  )
}

async function loadBanners(seeding: Seeding, daysAgo: number) {
  const by = written(seeding, daysAgo)
  const drawn = await Promise.all(
    banners.map(async (banner) => ({ ...banner, shown: await newPicture(banner.picture) })),
  )
  const pictures = drawn.map(({ shown }) => shown)
  await repo.addPictures(seeding.db, pictures, made(by))
  await repo.addBanners(
    seeding.db,
    drawn.map(({ description, target, shown }) => ({ description, target, image_id: shown.id, ...by })),
  )
}
