import { sql } from 'kysely'
import { fitsClass } from '../../catalogue/category/category.repo.ts'
import type { Db } from '../../db/connect.ts'

interface WithTopic {
  topic_id: number
  class_id: number | undefined
  subtopic_id: number | null | undefined
  indicator_id: number | null | undefined
}

/** The category of a topic with its bank, and which of the rest fit them; undefined when there is no such topic. */
async function findFits(db: Db, { topic_id, class_id = 0, subtopic_id, indicator_id }: WithTopic) {
  const { rows } = await sql<Record<'class' | 'subtopic' | 'indicator', boolean> & InBank>`
    select c.id as category_id, c.product_type, ${fitsClass(class_id)} as class,
      exists (select from subtopic where id = ${subtopic_id} and topic_id = t.id) as subtopic,
      exists (select from indicator i where i.id = ${indicator_id} and i.subject_id = c.subject_id) as indicator
    from topic t join category c on c.id = t.category_id where t.id = ${topic_id}`.execute(db)
  return rows[0]
}

interface InBank {
  category_id: number
  product_type: number
}

interface InCategory {
  category_id: number
  topic_id: number | null | undefined
}

/** The bank of a category, and whether a topic is one of its own; undefined when there is no such category. */
async function findCategoryFits(db: Db, { category_id, topic_id }: InCategory) {
  const { rows } = await sql<{ product_type: number; topic: boolean }>`
    select product_type, exists (select from topic where id = ${topic_id} and category_id = c.id) as topic
    from category c where c.id = ${category_id}`.execute(db)
  return rows[0]
}

/** What the catalogue says of places: it is read once for each, however many questions go there. */
export type Fits = ReturnType<typeof fitsOf>
export const fitsOf = (db: Db) => ({
  ofTopic: readOnce((place: WithTopic) => findFits(db, place)),
  ofCategory: readOnce((place: InCategory) => findCategoryFits(db, place)),
})

function readOnce<Asked, Found>(read: (asked: Asked) => Promise<Found>) {
  const known = new Map<string, Promise<Found>>()
  return (asked: Asked) => {
    const key = JSON.stringify(asked)
    const found = known.get(key) ?? read(asked)
    known.set(key, found)
    return found
  }
}
