import type { Category } from '@bank/contract/category'
import type { Topic } from '@bank/contract/topic'
import { fitsClass } from '../../api/lookups.ts'

interface Chosen {
  classId: number | null
  categoryId: number | null
}

interface Standing extends Chosen {
  topicId: number | null
}
const NOTHING: Standing = { classId: null, categoryId: null, topicId: null }

/**
 * The categories and topics that match the chosen class and category; a category without classes matches every class.
 * What a stored question has stays among them while its class and category stay: the class may have been taken off its
 * category, or its topic moved, since (decisions 8). A list that is not loaded yet stays undefined.
 */
export function fitting<
  C extends Pick<Category, 'id_category' | 'class_id'>,
  T extends Pick<Topic, 'id_topic' | 'category_id' | 'class_id'>,
>(
  all: { categories?: readonly C[] | undefined; topics?: readonly T[] | undefined },
  { classId, categoryId }: Chosen,
  standing = NOTHING,
) {
  const classStays = classId === standing.classId
  const placeStays = classStays && categoryId === standing.categoryId
  return {
    categories: all.categories?.filter(
      (category) =>
        classId === null ||
        fitsClass(category, classId) ||
        (classStays && category.id_category === standing.categoryId),
    ),
    topics: all.topics?.filter(
      (topic) =>
        ((categoryId === null || topic.category_id === categoryId) &&
          (classId === null || topic.class_id === classId)) ||
        (placeStays && topic.id_topic === standing.topicId),
    ),
  }
}
