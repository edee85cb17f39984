import type { Family } from '@bank/contract'

interface Place {
  family: Family | null
  id_category: number
  category_name: string
  id_topic: number | null
  topic_name: string | null
}

/** The counts of a topic's row, without the columns of its place. */
type CountsOf<Row extends Place> = Omit<Row, keyof Place>

/**
 * Turns rows of topics, sorted by category, into a tree for each family: categories, then their topics. `shown` makes
 * the fields of a topic from its counts. A row without a topic is a category that has none.
 */
export function familiesOf<Row extends Place, Shown>(rows: Row[], shown: (counts: CountsOf<Row>) => Shown) {
  const treeOf = (family: Family) => {
    const categories = new Map<number, Category<Shown>>()
    for (const row of rows) if (row.family === family) place(categories, row, shown)
    return [...categories.values()]
  }
  return { literasi: treeOf('literasi'), numerasi: treeOf('numerasi') }
}

interface Category<Shown> {
  id_category: number
  category_name: string
  topic: ({ id_topic: number; topic_name: string } & Shown)[]
}

function place<Row extends Place, Shown>(
  categories: Map<number, Category<Shown>>,
  row: Row,
  shown: (counts: CountsOf<Row>) => Shown,
) {
  const { family: _, id_category, category_name, id_topic, topic_name, ...counts } = row
  const category = categories.get(id_category) ?? { id_category, category_name, topic: [] }
  categories.set(id_category, category)
  if (id_topic === null || topic_name === null) return
  category.topic.push({ id_topic, topic_name, ...shown(counts) })
}
