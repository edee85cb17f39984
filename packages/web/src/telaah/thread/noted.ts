import { anchoredIn } from '@bank/contract/telaah/anchor'
import { readText } from '@bank/contract/telaah/read'
import type { ReviewThread } from '@bank/contract/thread'
import type { Range } from '../field.ts'
import type { Standing, Stored } from '../standing.ts'

/** A thread where a form shows it: its place, and whether its words have changed, are those of what stands there now. */
export interface Noted extends ReviewThread {
  /** The words; undefined where none are quoted, or they are gone. */
  words: Range | undefined
}

export function notedIn(threads: readonly ReviewThread[], { placeOf }: Stored, { htmlOf }: Standing): Noted[] {
  const texts = new Map<string, ReturnType<typeof wordsOf>>()
  const wordsAt = (place: string) => {
    const wordsIn = texts.get(place) ?? wordsOf(readText(place, htmlOf(place)).text)
    texts.set(place, wordsIn)
    return wordsIn
  }
  return threads.flatMap((thread) => {
    const place = placeOf(thread.place)
    if (place === undefined) return []
    const words = place === null ? undefined : wordsAt(place)(thread)
    return [{ ...thread, place, words, changed: thread.quote !== null && words === undefined }]
  })
}

function wordsOf(read: string) {
  const { spotOf } = anchoredIn(read)
  return ({ quote, before, after }: ReviewThread): Range | undefined => {
    const spot = quote === null ? undefined : spotOf({ quote, before, after })
    return spot && { read, at: [spot.from, spot.to] }
  }
}
