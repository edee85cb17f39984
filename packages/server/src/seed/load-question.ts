import type { Base } from './load-base.ts'
import { publishFragment, publishHtml, publishPicture } from './publish.ts'
import type { Named } from './seed.repo.ts'
import * as repo from './seed-question.repo.ts'
import { type Seeding, type Written, written } from './seeding.ts'
import type { SeedQuestion } from './shapes.ts'

const TYPE = { essay: 1, 'multiple choice': 2, 'short answer': 3, statements: 5 } as const

/** Where questions stand, by name (a category by its code). */
export interface Known extends Pick<Base, 'level' | 'indicator'> {
  category: (code: string) => Named
  topic: (name: string) => Named & { category_id: number; class_id: number | null }
  subtopic: (name: string) => Named
}

/** Writes one question with all its parts and gives back its id. */
export async function loadQuestion(
  seeding: Seeding,
  known: Known,
  question: SeedQuestion,
  parentId: number | null,
): Promise<number> {
  const { db } = seeding
  const by = written(seeding, question.daysAgo)
  const { html, images } = await publishHtml(seeding, by, question.text)
  const id = await repo.addQuestion(db, {
    parent_id: parentId,
    type: TYPE[question.type],
    text: html,
    answer: question.type === 'essay' ? publishFragment(question.answer) : null,
    label: question.label,
    status: question.status,
    ...place(known, question),
    ...by,
  })
  const part = { question_id: id, ...by }
  const listed = { question_id: id, created_by: by.created_by, created_at: by.created_at }
  await repo.addQuestionImages(
    db,
    images.map((image_id) => ({ image_id, ...listed })),
  )
  await loadAnswers(seeding, question, part)
  const keywords = (question.keywords ?? []).map((text, position) => ({
    position,
    text: publishFragment(text),
    ...part,
  }))
  await repo.addKeywords(db, keywords)
  await loadDiscussion(seeding, question, part)
  if (question.freeTrial) await repo.addFreeTrial(db, listed)
  return id
}

/** The columns that say where a question stands. */
function place(known: Known, question: SeedQuestion) {
  if ('category' in question) {
    const topic_id = question.topic === undefined ? null : known.topic(question.topic).id
    return { category_id: known.category(question.category).id, topic_id }
  }
  const topic = known.topic(question.topic)
  return {
    category_id: topic.category_id,
    class_id: topic.class_id,
    topic_id: topic.id,
    subtopic_id: question.subtopic === undefined ? null : known.subtopic(question.subtopic).id,
    level_id: known.level(question.level).id,
    indicator_id: question.indicator === undefined ? null : known.indicator(question.indicator).id,
  }
}

type Part = Written & { question_id: number }

async function loadAnswers(seeding: Seeding, question: SeedQuestion, part: Part) {
  if (question.type === 'multiple choice') return loadOptions(seeding, question, part)
  if (question.type === 'short answer') {
    const rows = question.shortAnswers.map(({ text = '', upper = '', lower = '' }, position) => ({
      position,
      text: publishFragment(text),
      first_range: upper,
      second_range: lower,
      ...part,
    }))
    await repo.addShortAnswers(seeding.db, rows)
  }
  if (question.type === 'statements') {
    for (const [position, [text, isTrue]] of question.statements.entries()) {
      await repo.addStatement(seeding.db, { position, text: publishFragment(text), ...part }, isTrue ? 1 : 2)
    }
  }
}

type MultipleChoice = Extract<SeedQuestion, { type: 'multiple choice' }>

async function loadOptions(seeding: Seeding, { options, key }: MultipleChoice, part: Part) {
  const rows = []
  for (const [position, option] of options.entries()) {
    const { text = '', picture } = typeof option === 'string' ? { text: option } : option
    const image_id = picture === undefined ? null : await publishPicture(seeding, part, picture)
    rows.push({ position, text: publishFragment(text), image_id, ...part })
  }
  const selections = await repo.addSelections(seeding.db, rows)
  const right = selections['ABCDE'.indexOf(key)]
  if (!right) throw new Error(`a sample question has no option ${key}`)
  await repo.addAnswer(seeding.db, { selection_id: right.id, ...part })
}

async function loadDiscussion(seeding: Seeding, { discussion }: SeedQuestion, part: Part) {
  if (discussion === undefined) return
  const { html, images } = await publishHtml(seeding, part, discussion)
  await repo.addDiscussion(seeding.db, { text: html, ...part }, images)
}
