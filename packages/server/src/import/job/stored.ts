import { setImmediate as pause } from 'node:timers/promises'
import type { Question } from '@bank/contract'
import { type Parts, partsOf } from '@bank/exchange/same/parts'
import { sourcesOf } from '@bank/exchange/same/picture-sources'
import { writtenOf } from '@bank/exchange/write/written-package'
import type { Db } from '../../db/connect.ts'
import { type Prints, printsOf } from '../../question/content/prints.ts'
import { questionsInOrder } from '../../question/list/question.repo.ts'
import { pictureKeysOf } from './match.repo.ts'

/** A question of the bank, to be compared. */
export interface Stored {
  question: Question
  prints: Prints
  parts: Parts
}

const CHUNK = 50

/** The questions of these ids, by them; those that are gone are left out. */
export async function storedQuestions(db: Db, ids: readonly number[]): Promise<Map<number, Stored>> {
  const found = new Map<number, Stored>()
  for (let from = 0; from < ids.length; from += CHUNK) {
    const rows = (await questionsInOrder(db, ids.slice(from, from + CHUNK))) as unknown as Question[]
    const contents = rows.map(writtenOf)
    const keys = await pictureKeysOf(db, contents.flatMap(sourcesOf))
    for (const [at, question] of rows.entries()) {
      const content = contents[at]
      if (!content) continue
      const prints = printsOf(content, (source) => keys.get(source) ?? source)
      found.set(question.id_question, { question, prints, parts: partsOf(content) })
      // thousands of them would hold up every request
      await pause()
    }
  }
  return found
}
