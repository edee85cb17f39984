import { type BankName, invalid } from '@bank/contract'
import { NO_CHOICE } from '../../db/postgres-errors.ts'
import type { Classification } from '../list/question.repo.ts'
import type { Fits } from './place.repo.ts'

/** Where a question belongs in the catalogue, as the request body has it. Null means none, missing means unchanged. */
export interface SentPlace {
  category_id?: number | null
  class_id?: number
  topic_id?: number | null
  subtopic_id?: number | null
  /** Belongs to the subject of the category. */
  indicator_id?: number | null
}

/** The columns of a question's place that a call changes. */
type Moved = Partial<Pick<Classification, 'category_id' | 'class_id' | 'topic_id' | 'subtopic_id'>>

interface PlaceRules {
  /** The id of the category of a question. 422 at the field that does not fit the others (decisions 3); of `now`, what
   * stands is not refused where a class was taken off its category since. */
  categoryOf: (fits: Fits, place: SentPlace, now?: Classification) => Promise<number>
  /** The columns that an edit changes: the sent values, checked together with the ones that stay. */
  moved: (fits: Fits, now: Classification, sent: SentPlace) => Promise<Moved>
}

export const OTHER_INDICATOR = 'Indikator ini bukan indikator dari subjek yang dipilih.'

/** In the general bank the topic determines the category. In SNPMB the category is chosen, and a topic is optional. */
export const PLACE: Record<BankName, PlaceRules> = {
  general: {
    async categoryOf({ ofTopic }, { topic_id, class_id, category_id, subtopic_id, indicator_id }, now) {
      const fits = topic_id ? await ofTopic({ topic_id, class_id, subtopic_id, indicator_id }) : undefined
      if (fits?.product_type !== 1) throw invalid({ topic_id: NO_CHOICE })
      if (category_id && category_id !== fits.category_id) {
        throw invalid({ category_id: 'Kategori ini bukan kategori dari materi yang dipilih.' })
      }
      const classStands = class_id === now?.class_id && fits.category_id === now?.category_id
      if (!class_id || !(classStands || fits.class)) {
        throw invalid({ class_id: 'Kelas ini bukan kelas dari kategori yang dipilih.' })
      }
      if (subtopic_id && !fits.subtopic) {
        throw invalid({ subtopic_id: 'Sub-materi ini bukan bagian dari materi yang dipilih.' })
      }
      const isOther = indicator_id && indicator_id !== now?.indicator_id
      if (isOther && !fits.indicator) {
        throw invalid({ indicator_id: OTHER_INDICATOR })
      }
      return fits.category_id
    },

    async moved(fits, now, sent) {
      const { category_id, class_id, topic_id, subtopic_id, indicator_id } = sent
      if ([category_id, class_id, topic_id, subtopic_id, indicator_id].every((value) => value === undefined)) return {}
      const topic = topic_id === undefined ? now.topic_id : topic_id
      // the old sub-topic belongs to the old topic: a new topic removes it unless a new sub-topic is sent
      const stays = topic === now.topic_id ? now.subtopic_id : null
      const place = {
        topic_id: topic,
        class_id: class_id ?? now.class_id ?? undefined,
        subtopic_id: subtopic_id === undefined ? stays : subtopic_id,
      }
      return { ...place, category_id: await this.categoryOf(fits, { ...place, category_id, indicator_id }, now) }
    },
  },

  snpmb: {
    async categoryOf({ ofCategory }, { category_id, topic_id }) {
      const fits = category_id ? await ofCategory({ category_id, topic_id }) : undefined
      if (!category_id || fits?.product_type !== 2) throw invalid({ category_id: NO_CHOICE })
      if (topic_id && !fits.topic) {
        throw invalid({ topic_id: 'Materi ini bukan materi dari kategori yang dipilih.' })
      }
      return category_id
    },

    async moved(fits, now, sent) {
      const category_id = sent.category_id ?? now.category_id
      // the old topic belongs to the old category: a new category removes it unless a new topic is sent
      const stays = category_id === now.category_id ? now.topic_id : null
      const topic_id = sent.topic_id === undefined ? stays : sent.topic_id
      return { topic_id, category_id: await this.categoryOf(fits, { category_id, topic_id }) }
    },
  },
}
