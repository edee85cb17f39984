import type { DB } from '../db/types.ts'

/** A table whose rows are restored together with the row that they belong to. */
export interface Kept {
  table: string
  /** Its primary key. */
  key: readonly string[]
  /** Whether the table has `updated_by`. */
  stamped: boolean
}

type Table = keyof DB & string
const rows = (table: string): Kept => ({ table, key: ['id'], stamped: true })
const unstamped = (table: Table): Kept => ({ table, key: ['id'], stamped: false })
const links = (table: Table, ...key: [string, string]): Kept => ({ table, key, stamped: false })

/**
 * What is restored as a whole, where that is more than the rows of one table: a root first, then its parts, each after
 * what it refers to.
 */
export const FAMILIES = {
  category: [
    rows('category'),
    links('category_class', 'category_id', 'class_id'),
    links('category_image', 'category_id', 'image_id'),
  ],
  topic: [rows('topic'), links('topic_image', 'topic_id', 'image_id')],
  subtopic: [rows('subtopic'), links('subtopic_image', 'subtopic_id', 'image_id')],
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

/** What happened there is never undone. */
const NEVER_RESTORED = ['account']

/** What Team Content may not see (decisions 2), nor restore. */
export const ONLY_ADMINS = ['account', 'banner']

/** The table whose row is restored together with a row of this one: its own, unless it is a part of another. */
export function rootOf(resource: string): string | undefined {
  if (NEVER_RESTORED.includes(resource)) return undefined
  const family = Object.entries(FAMILIES).find(([, tables]) => tables.some(({ table }) => table === resource))
  return family?.[0] ?? resource
}

/** Every table of content, each after what it refers to: the order in which rows of several are locked and come back. */
const ORDER = ['subject', 'class', 'category', 'indicator', 'question_level', 'topic', 'subtopic', 'question', 'banner']
const placeOf = (root: string) => (ORDER.includes(root) ? ORDER.indexOf(root) : ORDER.length)

/** These tables, each once, each after what it refers to. */
export const inOrder = (roots: readonly string[]) => [...new Set(roots)].sort((a, b) => placeOf(a) - placeOf(b))

/** All that is restored with a row of this table. */
export const familyOf = (root: string): readonly Kept[] => new Map(Object.entries(FAMILIES)).get(root) ?? [rows(root)]
