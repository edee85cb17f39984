import type { Category } from '@bank/contract/category'
import type { Topic } from '@bank/contract/topic'
import { fitsClass } from '../api/lookups.ts'

interface Chosen {
  classId: number | null
  categoryId: number | null
}

/**
 * The categories and topics that a form may offer beside what is chosen; a category without classes fits every class.
 * A list that is not read yet stays unknown.
 */
export function fitting<
  C extends Pick<Category, 'id_category' | 'class_id'>,
  T extends Pick<Topic, 'category_id' | 'class_id'>,
>(all: { categories?: readonly C[] | undefined; topics?: readonly T[] | undefined }, { classId, categoryId }: Chosen) {
  return {
    categories: all.categories?.filter((category) => classId === null || fitsClass(category, classId)),
    topics: all.topics?.filter(
      (topic) =>
        (categoryId === null || topic.category_id === categoryId) && (classId === null || topic.class_id === classId),
    ),
  }
}
