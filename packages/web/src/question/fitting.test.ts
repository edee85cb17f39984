import { expect, it } from 'vitest'
import { fitting } from './fitting.ts'

const categories = [
  { id_category: 1, class_id: '4,5' },
  { id_category: 2, class_id: '' },
  { id_category: 3, class_id: '14' },
]
const topics = [
  { category_id: 1, class_id: 4 },
  { category_id: 1, class_id: 5 },
  { category_id: 2, class_id: 4 },
]

it.each([
  ['nothing chosen', { classId: null, categoryId: null }, [1, 2, 3], 3],
  ['a class: its categories, and those without any', { classId: 4, categoryId: null }, [1, 2], 2],
  ['a category: its topics', { classId: null, categoryId: 1 }, [1, 2, 3], 2],
  ['both: topics of both', { classId: 5, categoryId: 1 }, [1, 2], 1],
])('offers what fits %s', (_, chosen, fittingCategories, fittingTopics) => {
  const offered = fitting({ categories, topics }, chosen)
  expect(offered.categories?.map((row) => row.id_category)).toEqual(fittingCategories)
  expect(offered.topics).toHaveLength(fittingTopics)
})

it('keeps silent about a list that is not read yet', () => {
  expect(fitting({ categories: undefined, topics }, { classId: 4, categoryId: 1 }).categories).toBeUndefined()
})
