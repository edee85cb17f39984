import { banners, categories } from './demo/catalogue.ts'
import { questions, topics } from './demo/demo.ts'
import { type Base, loadCategories } from './load-base.ts'
import { loadQuestion } from './load-question.ts'
import { inOrderOfWriting } from './order.ts'
import { publishHtml, publishPicture } from './publish.ts'
import { addBanner, addSubtopics, addTopic, addTopicImages } from './seed.repo.ts'
import { byName, type Seeding, written } from './seeding.ts'
import type { SeedQuestion, SeedTopic } from './shapes.ts'

/** The tree of categories and topics, the questions and the banners, on top of what `loadBase` made. */
export async function loadDemo(seeding: Seeding, base: Base, daysAgo: number) {
  const category = byName([...base.categories, ...(await loadCategories(seeding, base, categories, daysAgo))])
  const loaded = []
  for (const topic of topics) loaded.push(await loadTopic(seeding, base, category(topic.category).id, topic, daysAgo))
  const known = {
    ...base,
    category,
    topic: byName(loaded.map(({ topic }) => topic)),
    subtopic: byName(loaded.flatMap(({ subtopics }) => subtopics)),
  }

  const ids = new Map<SeedQuestion, number>()
  for (const { question, parent } of inOrderOfWriting(questions)) {
    const parentId = parent ? (ids.get(parent) ?? null) : null
    ids.set(question, await loadQuestion(seeding, known, question, parentId))
  }
  await loadBanners(seeding, daysAgo)
}

async function loadTopic(seeding: Seeding, base: Base, categoryId: number, topic: SeedTopic, daysAgo: number) {
  const by = written(seeding, daysAgo)
  const { html, images } = await publishHtml(seeding, by, topic.detail)
  const class_id = topic.grade === null ? null : base.gradeClass(topic.grade).id
  const row = await addTopic(seeding.db, { category_id: categoryId, class_id, name: topic.name, detail: html, ...by })
  await addTopicImages(seeding.db, row.id, images)

  const rows = []
  for (const { name, detail } of topic.subtopics ?? []) {
    rows.push({ topic_id: row.id, name, detail: (await publishHtml(seeding, by, detail)).html, ...by })
  }
  return { topic: row, subtopics: await addSubtopics(seeding.db, rows) }
}

async function loadBanners(seeding: Seeding, daysAgo: number) {
  const by = written(seeding, daysAgo)
  for (const { description, target, picture } of banners) {
    await addBanner(seeding.db, { description, target, image_id: await publishPicture(seeding, by, picture), ...by })
  }
}
