import { ApiError, invalid, LEVEL } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { fromPostgres } from '../db/postgres-errors.ts'
import type { Actor } from '../http/bind/handler.ts'
import { familyOf } from './families.ts'
import { checkPlaces, checkReferences, dropTakenPictures, refuseTaken, withTopicPlaces } from './obstacles.ts'
import { takeSteps } from './restore.repo.ts'
import * as repo from './restore-change.repo.ts'
import { stepsBetween, type Version, versionBefore } from './version.ts'

const conflict = (message: string) => new ApiError('CONFLICT', { message })
const ROOT = 'question'
const NOTHING: Version = new Map()

/**
 * Takes a change of many questions back, all in one transaction: those that nobody has changed since. The others are
 * counted and named. To Team Content the changes of others do not exist, and none is theirs to take back that deletes
 * questions. Throws CONFLICT with the obstacle.
 */
export async function restoreChange(db: Db, change: string, actor: Pick<Actor, 'id' | 'level'>) {
  const known = await repo.lockChange(db, change)
  if (!known || !(actor.level === LEVEL.admin || known.account_id === actor.id))
    throw invalid({ change: 'Perubahan ini tidak ditemukan.' })
  if (known.kind !== 'bulk') throw conflict('Perubahan ini dipulihkan satu per satu.')

  const { same, edited } = await repo.lockChanged(db, known)
  if (same.length === 0) throw conflict('Semua soal ini sudah diubah lagi sesudahnya; tidak ada yang dipulihkan.')
  const family = familyOf(ROOT)
  const entries = await repo.entriesOfChange(db, known, same)
  const then = await withTopicPlaces(db, versionBefore(family, NOTHING, entries))
  const reversed = entries.toReversed().map((entry) => ({ ...entry, before: entry.after, after: entry.before }))
  const now = versionBefore(family, NOTHING, reversed)
  await dropTakenPictures(db, now, then)
  const steps = stepsBetween(now, then)
  const deletes = steps.remove.some(({ table }) => table === ROOT)
  if (deletes && actor.level !== LEVEL.admin) throw new ApiError('FORBIDDEN')
  await checkReferences(db, then, steps)
  await checkPlaces(db, steps)
  await repo.asOneChange(db)
  await takeSteps(db, ROOT, same, steps, actor.id).catch((error) => refuseTaken(error, fromPostgres(error)))
  return { change: await repo.presentChange(db), count: same.length, kept: edited.length, codes: edited.slice(0, 20) }
}
