import { ApiError } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { fromPostgres } from '../db/postgres-errors.ts'
import { found } from '../http/bind/reply.ts'
import { familyOf, rootOf } from './families.ts'
import { checkPlace, checkReferences, dropTakenPictures, refuseTaken, withTopicPlace } from './obstacles.ts'
import * as repo from './restore.repo.ts'
import { requireSteps, withStandingStatus } from './reviewed-status.ts'
import { stepsBetween, type Version, versionBefore, versionOf, versionWith } from './version.ts'

const conflict = (message: string) => new ApiError('CONFLICT', { message })

/**
 * Restores the version before the change that a history entry belongs to: the row with its parts, under their old ids.
 * Of a change that only deleted parts of a question, these parts are restored and the rest stays (docs/decisions/016).
 * Throws CONFLICT or DUPLICATE with a message about the obstacle.
 */
export async function restore(db: Db, entryId: number, actorId: number): Promise<repo.Target & { isLeft: boolean }> {
  const entry = found(await repo.findEntry(db, entryId))
  const target = targetOf(entry)
  await repo.lockTarget(db, target)

  const family = familyOf(target.root)
  const rootKey = `${target.root} ${target.id}`
  const now = versionOf(family, await repo.rowsNow(db, target))
  const earlier = await versionAsked(db, target, entry.change_id, now)
  const root = earlier.get(rootKey)
  if (!root) throw conflict(await whyNot(db, target))
  const wanted = target.root === 'question' ? await versionToRestore(db, target, now, earlier) : earlier
  const { version: then, isLeft } = await withStandingStatus(db, now, wanted)
  const steps = stepsBetween(now, then)
  requireSteps(steps, isLeft, 'Data sudah sama dengan versi itu; tidak ada yang perlu dipulihkan.')

  await checkReferences(db, then, steps)
  if (target.root === 'question') await checkPlace(db, now.get(rootKey), root)
  await repo
    .takeSteps(db, [{ root: target.root, ids: [target.id] }], steps, actorId)
    .catch((error) => refuseTaken(error, fromPostgres(error)))
  return { ...target, isLeft }
}

type HistoryEntry = NonNullable<Awaited<ReturnType<typeof repo.findEntry>>>

/** The row that the entry's row belongs to, or the row itself. */
function targetOf({ resource, row_id, question_id }: HistoryEntry): repo.Target {
  const root = rootOf(resource)
  const id = root === 'question' ? question_id : row_id
  if (!root || id === null) throw conflict('Riwayat ini tidak dapat dipulihkan.')
  return { root, id }
}

async function versionAsked(db: Db, target: repo.Target, change: string, now: Version) {
  const family = familyOf(target.root)
  const entries = await repo.entriesOf(db, target, { change })
  const tookParts = entries.every(({ resource, after }) => resource !== target.root && after === null)
  if (target.root === 'question' && tookParts) return versionWith(family, now, entries)
  return versionBefore(family, now, await repo.entriesOf(db, target, { since: entries[0]?.id }))
}

async function whyNot(db: Db, target: repo.Target) {
  const existed = (await repo.entriesOf(db, target, {})).some(
    ({ resource, before }) => resource === target.root && before,
  )
  return existed
    ? 'Tidak dapat dipulihkan: soalnya sudah dihapus. Pulihkan soal itu lebih dahulu.'
    : 'Sebelum perubahan ini datanya belum ada.'
}

/** The version with the question's current place, and without pictures that another question lists by now. */
async function versionToRestore(db: Db, target: repo.Target, now: Version, earlier: Version): Promise<Version> {
  const then = new Map(earlier)
  const rootKey = `question ${target.id}`
  then.set(rootKey, await withTopicPlace(db, earlier.get(rootKey) ?? {}))
  await dropTakenPictures(db, now, then)
  return then
}
