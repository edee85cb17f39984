import type { DB } from '../db/types.ts'

/** A table whose rows come back together with what they belong to. */
export interface Kept {
  table: keyof DB & string
  /** Its primary key. */
  key: readonly string[]
  /** Says who edited it last. */
  stamped: boolean
}

const rows = (table: Kept['table']): Kept => ({ table, key: ['id'], stamped: true })
const unstamped = (table: Kept['table']): Kept => ({ table, key: ['id'], stamped: false })
const links = (table: Kept['table'], ...key: [string, string]): Kept => ({ table, key, stamped: false })

/** What is restored as a whole: a root first, then its parts, each after what it refers to. */
export const FAMILIES = {
  subject: [rows('subject')],
  class: [rows('class')],
  category: [
    rows('category'),
    links('category_class', 'category_id', 'class_id'),
    links('category_image', 'category_id', 'image_id'),
  ],
  indicator: [rows('indicator')],
  question_level: [rows('question_level')],
  topic: [rows('topic'), links('topic_image', 'topic_id', 'image_id')],
  subtopic: [rows('subtopic'), links('subtopic_image', 'subtopic_id', 'image_id')],
  banner: [rows('banner')],
  question: [
    rows('question'),
    rows('selection'),
    rows('answer'),
    rows('keyword'),
    rows('short_answer'),
    rows('statement'),
    rows('statement_answer'),
    rows('discussion'),
    links('discussion_image', 'discussion_id', 'image_id'),
    unstamped('question_image'),
    unstamped('free_trial'),
  ],
} satisfies Record<string, readonly Kept[]>

export type Root = keyof typeof FAMILIES

/** Which family a table's rows belong to; none: what happened there is never undone (accounts). */
export const rootOf = (resource: string): Root | undefined =>
  (Object.keys(FAMILIES) as Root[]).find((root) => FAMILIES[root].some(({ table }) => table === resource))
