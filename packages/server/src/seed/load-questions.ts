import { withFormulas } from './content/formulas.ts'
import type { SeedQuestion } from './content/shapes.ts'
import { documentColumns } from './documents.ts'
import type { Base } from './load-base.ts'
import { publish } from './publish.ts'
import { addPictures } from './seed.repo.ts'
import { addQuestionImages, addQuestions } from './seed-question.repo.ts'
import { made, type Seeding, type Written, written } from './seeding.ts'

const TYPE = {
  essay: 1,
  'multiple choice': 2,
  'several answers': 2,
  'short answer': 3,
  statements: 5,
  categories: 6,
  matching: 7,
} as const

/** Finds the catalogue rows of questions, by name (a category by its code). */
interface Known extends Pick<Base, 'level' | 'indicator'> {
  category: (code: string) => { id: number }
  topic: (name: string) => { id: number; category_id: number; class_id: number | null }
  subtopic: (name: string) => { id: number }
}

/** A question that is stored without its parts. */
export interface Loaded<Question extends SeedQuestion = SeedQuestion> {
  question: Question
  /** The columns that each of its parts has. */
  part: Written & { question_id: number }
}

/** Writes the questions themselves, oldest first, so that ids grow with time. */
export async function loadQuestions<Question extends SeedQuestion>(
  seeding: Seeding,
  known: Known,
  questions: { question: Question; parentId: number | null }[],
): Promise<Loaded<Question>[]> {
  const oldestFirst = [...questions].sort((one, other) => other.question.daysAgo - one.question.daysAgo)
  const published = await Promise.all(
    oldestFirst.map(async ({ question, parentId }) => {
      const { html, pictures } = await publish(question.text)
      const by = written(seeding, question.daysAgo)
      return { question, pictures, by, row: { parent_id: parentId, text: html, ...columns(known, question), ...by } }
    }),
  )
  for (const { pictures, by } of published) await addPictures(seeding.db, pictures, made(by))
  const rows = published.map(({ row }) => row)
  const ids = await addQuestions(seeding.db, rows)
  const loaded = published.map((one, index) => ({ ...one, question_id: ids[index] ?? 0 }))
  await addQuestionImages(
    seeding.db,
    loaded.flatMap(({ question_id, pictures, by }) =>
      pictures.map(({ id }) => ({ question_id, image_id: id, ...made(by) })),
    ),
  )
  return loaded.map(({ question, question_id, by }) => ({ question, part: { question_id, ...by } }))
}

function columns(known: Known, question: SeedQuestion) {
  return {
    type: TYPE[question.type],
    answer: question.type === 'essay' ? withFormulas(question.answer) : null,
    ...documentColumns(question),
    label: question.label,
    status: question.status,
    ...place(known, question),
  }
}

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
