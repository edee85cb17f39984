import { expect, it } from 'vitest'
import { fitting } from './fitting.ts'

const categories = [
  { id_category: 1, class_id: '4,5' },
  { id_category: 2, class_id: '' },
  { id_category: 3, class_id: '14' },
]
const topics = [
  { id_topic: 1, category_id: 1, class_id: 4 },
  { id_topic: 2, category_id: 1, class_id: 5 },
  { id_topic: 3, category_id: 2, class_id: 4 },
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

it('offers what a stored question has, though it no longer fits, until another class is chosen', () => {
  const standing = { classId: 6, categoryId: 1, topicId: 3 }
  const idsFor = (chosen: { classId: number | null; categoryId: number | null }) => {
    const offered = fitting({ categories, topics }, chosen, standing)
    return [offered.categories?.map((row) => row.id_category), offered.topics?.map((row) => row.id_topic)]
  }
  expect(idsFor({ classId: 6, categoryId: 1 })).toEqual([[1, 2], [3]])
  expect(idsFor({ classId: 6, categoryId: 2 })).toEqual([[1, 2], []])
  expect(idsFor({ classId: 14, categoryId: 1 })).toEqual([[2, 3], []])
})

it('keeps silent about a list that is not read yet', () => {
  expect(fitting({ categories: undefined, topics }, { classId: 4, categoryId: 1 }).categories).toBeUndefined()
})
