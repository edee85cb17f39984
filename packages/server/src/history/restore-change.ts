import { ApiError, can, discussionRoutes, invalid, LEVEL, type Level } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { fromPostgres } from '../db/postgres-errors.ts'
import type { Actor } from '../http/bind/handler.ts'
import { familyOf, ONLY_ADMINS, rootOf } from './families.ts'
import { checkPlaces, checkReferences, dropTakenPictures, refuseTaken, withTopicPlaces } from './obstacles.ts'
import { takeSteps } from './restore.repo.ts'
import * as repo from './restore-change.repo.ts'
import { requireSteps, withStandingStatus } from './reviewed-status.ts'
import { type Steps, stepsBetween, type Version, versionBefore } from './version.ts'

const conflict = (message: string) => new ApiError('CONFLICT', { message })
const NOTHING: Version = new Map()
const LEFT_TO_IMPORT = 'Batalkan impor ini dari halaman Impor soal.'
const NONE_LEFT = 'Semuanya sudah diubah lagi sesudahnya; tidak ada yang dipulihkan.'

/**
 * Takes a change of many rows back, of whatever tables they are, all in one transaction: those that nobody has changed
 * since. The others are counted and named. To Team Content the changes of others do not exist, and none is theirs to take
 * back that deletes what was added. What an import added is left to the import while that is kept. Throws CONFLICT with the
 * obstacle.
 */
export async function restoreChange(db: Db, change: string, actor: Pick<Actor, 'id' | 'level'>) {
  const isAdmin = actor.level === LEVEL.admin
  const known = await repo.lockChange(db, change)
  if (!known || !(isAdmin || known.account_id === actor.id)) throw invalid({ change: 'Perubahan ini tidak ditemukan.' })
  if (known.kind === 'save' && known.count === 1) throw conflict('Perubahan ini dipulihkan satu per satu.')

  const { same, edited, left } = await repo.lockChanged(db, known)
  if (same.length === 0) throw conflict(left > 0 ? LEFT_TO_IMPORT : NONE_LEFT)
  const roots = same.map(({ root }) => root)
  if (roots.some((root) => rootOf(root) === undefined)) throw conflict('Riwayat ini tidak dapat dipulihkan.')
  if (!isAdmin && roots.some((root) => ONLY_ADMINS.includes(root))) throw new ApiError('FORBIDDEN')
  const family = roots.flatMap(familyOf)
  const entries = await repo.entriesOfChange(db, known, same)
  const wanted = await withTopicPlaces(db, versionBefore(family, NOTHING, entries))
  const reversed = entries.toReversed().map((entry) => ({ ...entry, before: entry.after, after: entry.before }))
  const now = versionBefore(family, NOTHING, reversed)
  const { version: then, isLeft } = await withStandingStatus(db, now, wanted)
  await dropTakenPictures(db, now, then)
  const steps = stepsBetween(now, then)
  requireSteps(steps, isLeft, NONE_LEFT)
  if (!mayDelete(actor.level, roots, steps)) throw new ApiError('FORBIDDEN')
  await checkReferences(db, then, steps)
  await checkPlaces(db, steps)
  await repo.asOneChange(db)
  await takeSteps(db, same, steps, actor.id).catch((error) => refuseTaken(error, fromPostgres(error)))
  const count = same.reduce((sum, { ids }) => sum + ids.length, 0)
  const isOfQuestions = roots.every((root) => root === 'question')
  return {
    restored: { change: await repo.presentChange(db), count, kept: edited.length + left, codes: edited.slice(0, 20) },
    thing: isOfQuestions ? 'soal' : 'data',
    isLeft,
  }
}

/** Added rows are deleted by level 1 alone, the discussion of a question by whom its own route allows it (decisions 2). */
function mayDelete(level: Level, roots: string[], { remove }: Steps) {
  const tables = remove.map(({ table }) => table)
  if (tables.includes('discussion') && !can(level, discussionRoutes.remove)) return false
  return level === LEVEL.admin || !tables.some((table) => roots.includes(table))
}
