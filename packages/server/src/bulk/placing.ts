import { ApiError, type BulkChange, bankOf, invalid } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { type Fits, fitsOf } from '../question/write/place.repo.ts'
import { OTHER_INDICATOR, PLACE, type SentPlace } from '../question/write/place.ts'
import type { Selected } from './selected.repo.ts'

export type Place = Partial<Pick<Selected, 'category_id' | 'class_id' | 'topic_id' | 'subtopic_id' | 'indicator_id'>>

/** Where a question stands after a change, or the reason why it may not stand there. */
interface Placed {
  place?: Place
  refused?: string
}

/** Places questions by the rules of an edit of one. */
export function placing(db: Db, change: BulkChange) {
  const { category_id, class_id, topic_id, subtopic_id, indicator_id } = change
  const sent = { category_id, class_id, topic_id, subtopic_id, indicator_id }
  const isSent = Object.values(sent).some((value) => value !== undefined)
  const fits = fitsOf(db)
  return async (question: Selected): Promise<Placed> => (isSent ? placeOf(fits, question, sent) : {})
}

async function placeOf(fits: Fits, question: Selected, sent: SentPlace): Promise<Placed> {
  try {
    const place = await PLACE[bankOf(question)].moved(fits, question, sent)
    return { place: { ...place, ...(await indicatorThere(fits, question, place, sent)) } }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'VALIDATION')
      return { refused: Object.values(error.fields ?? {})[0] ?? error.message }
    throw error
  }
}

/** An indicator that belongs to another subject than the new place stays behind, or refuses the place where it was asked for. */
async function indicatorThere(fits: Fits, now: Selected, { topic_id }: Place, sent: SentPlace): Promise<Place> {
  const { indicator_id = now.indicator_id } = sent
  if (indicator_id !== now.indicator_id) return { indicator_id }
  if (now.indicator_id === null || topic_id == null || topic_id === now.topic_id) return {}
  const place = { topic_id, class_id: undefined, subtopic_id: undefined, indicator_id: now.indicator_id }
  if ((await fits.ofTopic(place))?.indicator) return {}
  if (sent.indicator_id !== undefined) throw invalid({ indicator_id: OTHER_INDICATOR })
  return { indicator_id: null }
}
