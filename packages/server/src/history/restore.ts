import { ApiError } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { fromPostgres } from '../db/postgres-errors.ts'
import { found } from '../http/reply.ts'
import { FAMILIES, rootOf } from './families.ts'
import { checkPlace, checkReferences, refuseTaken, settled } from './obstacles.ts'
import * as repo from './restore.repo.ts'
import { stepsBetween, type Version, versionBefore, versionOf, versionWith } from './version.ts'

const conflict = (message: string) => new ApiError('CONFLICT', { message })

/**
 * Brings back what stood before the change that an entry of history belongs to: the row with its parts as they were,
 * under their old ids. A change that only took parts off a question is undone by itself: these parts come back and the
 * rest stays (docs/decisions/016). Refuses with CONFLICT or DUPLICATE, saying what is in the way.
 */
export async function restore(db: Db, entryId: number, actorId: number): Promise<repo.Home> {
  const entry = found(await repo.findEntry(db, entryId))
  const home = homeOf(entry)
  await repo.lockHome(db, home)

  const family = FAMILIES[home.root]
  const rootKey = `${home.root} ${home.id}`
  const now = versionOf(family, await repo.rowsNow(db, home))
  const earlier = await versionAsked(db, home, entry.change_id, now)
  const root = earlier.get(rootKey)
  if (!root) throw conflict(await whyNot(db, home))
  const then = home.root === 'question' ? await settledVersion(db, home, now, earlier) : earlier
  const steps = stepsBetween(now, then)
  if (Object.values(steps).every((list) => list.length === 0)) {
    throw conflict('Data sudah sama dengan versi itu; tidak ada yang perlu dipulihkan.')
  }

  await checkReferences(db, then, steps)
  if (home.root === 'question') await checkPlace(db, now.get(rootKey), root)
  await repo.takeSteps(db, home, steps, actorId).catch((error) => refuseTaken(error, fromPostgres(error)))
  return home
}

type HistoryEntry = NonNullable<Awaited<ReturnType<typeof repo.findEntry>>>

/** The row that the entry's row belongs to, or itself. */
function homeOf({ resource, row_id, question_id }: HistoryEntry): repo.Home {
  const root = rootOf(resource)
  const id = root === 'question' ? question_id : row_id
  if (!root || id === null) throw conflict('Riwayat ini tidak dapat dipulihkan.')
  return { root, id }
}

async function versionAsked(db: Db, home: repo.Home, change: string, now: Version) {
  const family = FAMILIES[home.root]
  const entries = await repo.entriesOf(db, home, { change })
  const tookParts = entries.every(({ resource, after }) => resource !== home.root && after === null)
  if (home.root === 'question' && tookParts) return versionWith(family, now, entries)
  return versionBefore(family, now, await repo.entriesOf(db, home, { since: entries[0]?.id }))
}

async function whyNot(db: Db, home: repo.Home) {
  const stood = (await repo.entriesOf(db, home, {})).some(({ resource, before }) => resource === home.root && before)
  return stood
    ? 'Tidak dapat dipulihkan: soalnya sudah dihapus. Pulihkan soal itu lebih dahulu.'
    : 'Sebelum perubahan ini datanya belum ada.'
}

/** The question where it can stand now, without pictures that another question lists by now: those show nothing. */
async function settledVersion(db: Db, home: repo.Home, now: Version, earlier: Version): Promise<Version> {
  const then = new Map(earlier)
  const rootKey = `question ${home.id}`
  then.set(rootKey, await settled(db, earlier.get(rootKey) ?? {}))
  const lost = [...then].filter(([key]) => key.startsWith('question_image ') && !now.has(key))
  const free = await repo.freeListings(
    db,
    lost.map(([, row]) => row),
  )
  for (const [key, row] of lost) if (!free.has(row.id)) then.delete(key)
  return then
}
