import { isDeepStrictEqual } from 'node:util'
import type { ImportDraft, MessageAbout } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import type { Job } from './job.repo.ts'
import type { Judged } from './judge.ts'
import { unanswered, withoutKeyNotes } from './note.ts'
import { remarksOf } from './remarks.ts'
import type { Row } from './row.repo.ts'
import { withTwin } from './twins-of.ts'

interface Change {
  skip?: boolean | undefined
  accept?: boolean | undefined
  /** Takes away what is said of the key: a guessed one is right, a missing one is meant to be missing. */
  settle?: MessageAbout | undefined
}
export type Changed = Judged & { id: number }

/** A row after a person has said something of it, or given it a place, a label, a level. */
export function changed(row: Row, { skip, accept, settle }: Change, set: object | undefined): Changed {
  const notes = settle ? row.notes.filter(({ about }) => about !== settle) : row.notes
  return {
    ...row,
    draft: { ...row.draft, ...set },
    notes: set ? unanswered(notes, set) : notes,
    refusal: set ? null : row.refusal,
    skipped: skip ?? row.skipped,
    accepted: accept ?? row.accepted,
  }
}

/** The same for a draft that a person has written over: what the reader said of it is past, unless a key alone was marked. */
export async function rewritten(db: Db, job: Job, before: Row, row: Changed): Promise<Changed> {
  const standing = isDeepStrictEqual(keyless(before.draft), keyless(row.draft)) ? withoutKeyNotes(row.notes) : []
  return withTwin(db, job, { ...row, notes: [...standing, ...remarksOf(row.draft)] })
}

/** All of a draft but which options are right. */
const keyless = ({ selections, ...draft }: ImportDraft) => ({
  ...draft,
  selections: selections?.map(({ is_answer: _, ...option }) => option),
})
