import { it } from 'vitest'
import { migrationNames } from '../packages/server/src/db/migrate.ts'
import { sizeOf } from './sizes.ts'
import { addDirtyRows, lostRows, rowsIn } from './support/dirty-rows.ts'
import { newOlderDatabase, type OlderDatabase, on, schemasOf, stateOf, wrongIn } from './support/older-database.ts'
import { buildRelease, failuresIn, noOlderRelease, olderReleases } from './support/older-release.ts'
import { newPostgres } from './support/postgres.ts'
import { newInstallation, newServer } from './support/product.ts'
import { isNotRun, tell } from './support/report.ts'
import { newStoppedServer, type Point, pointsAfter } from './support/stopped-migrations.ts'

/** The first schema that has a place for every row of the fixture. */
const FIRST_WITH_ALL = '0011-restorable-history'

it('ends as a new installation does, from each older schema, also when it was killed at any of its statements', async () => {
  const postgres = await newPostgres()
  const schemas = await schemasOf(postgres)
  const names = (await migrationNames()).filter((name) => name >= FIRST_WITH_ALL)
  const today = names.pop() ?? ''
  const server = await newStoppedServer()
  const half: string[] = []
  const differing: string[] = []
  const lost: string[] = []
  const wrong: string[] = []
  const again: string[] = []
  let kills = 0
  for (const last of spread(names, sizeOf('olderSchemas'))) {
    const database = await newOlderDatabase(postgres, `from_${last.slice(0, 4)}`, last, addDirtyRows)
    const rows = () => on(database.address, rowsIn)
    const then = await rows()
    for (const point of chosenOf(await pointsAfter(last))) {
      await server.killAt(point, database.address, database.url)
      kills += 1
      const left = await stateOf(database)
      const isWhole = left.last !== undefined && left.last < point.migration && left.schema === schemas.get(left.last)
      if (!isWhole) half.push(`${point.migration}, statement ${point.statement}`)
    }
    // no server starts on it any more
    if (half.length > 0) break
    await twoAtOnce(database)
    const done = await stateOf(database)
    if (done.schema !== schemas.get(today)) differing.push(last)
    lost.push(...lostRows(then, await rows()))
    await twoAtOnce(database, async (origin) => void wrong.push(...(await wrongIn(origin, database))))
    if (JSON.stringify(await stateOf(database)) !== JSON.stringify(done)) again.push(last)
  }
  await server.remove()
  await postgres.remove()

  tell({
    part: 'T17',
    title: 'Migrations from older schemas, killed at their statements',
    sizes: { olderSchemas: sizeOf('olderSchemas'), killedStatements: sizeOf('killedStatements') },
    held: {
      'statements whose migration is there by half': [half, []],
      'schemas that differ from a new installation': [differing, []],
      'rows lost or changed': [lost, []],
      'counts, lists, changes and searches that do not agree with the rows': [wrong, []],
      'schemas that a later start changed': [again, []],
    },
    seen: { kills },
  })
})

it('lets an older release serve on the schema of today', async () => {
  const title = 'Older releases on the schema of today'
  if (isNotRun({ part: 'T17b', title }, await noOlderRelease())) return
  const postgres = await newPostgres()
  const wrong: string[] = []
  const releases = (await olderReleases()).slice(0, sizeOf('olderReleases'))
  for (const [index, release] of releases.entries()) {
    const database = await newOlderDatabase(postgres, `older_${index}`, undefined, addDirtyRows)
    const before = await stateOf(database)
    const { main, remove } = await buildRelease(release)
    wrong.push(...(await wrongBeside(main, database)).map((what) => `${release.last}: ${what}`))
    if (JSON.stringify(await stateOf(database)) !== JSON.stringify(before)) wrong.push(`${release.last}: the schema`)
    await remove()
  }
  await postgres.remove()

  tell({
    part: 'T17b',
    title,
    sizes: { olderReleases: releases.length },
    held: { 'what is wrong after it': [wrong, []], 'older releases that can be built': [releases.length > 0, true] },
    seen: { 'with the migrations up to': releases.map(({ last }) => last).join(', ') },
  })
})

/** What is wrong after an older server and one of today have served the same database. */
async function wrongBeside(main: string, database: OlderDatabase): Promise<string[]> {
  const today = await newServer({ DATABASE_URL: database.url })
  await today.start()
  const older = await newInstallation({ DATABASE_URL: database.url }, undefined, main)
  const failures = await failuresIn(older)
  const wrong = await wrongIn(today.origin, database)
  await today.end('SIGKILL')
  await older.end('SIGKILL')
  return [...failures, ...wrong]
}

async function twoAtOnce({ url }: OlderDatabase, meanwhile: (origin: string) => Promise<void> = async () => {}) {
  const servers = await Promise.all([newServer({ DATABASE_URL: url }), newServer({ DATABASE_URL: url })])
  await Promise.all(servers.map((server) => server.start()))
  await meanwhile(servers[0].origin)
  await Promise.all(servers.map((server) => server.end('SIGKILL')))
}

/** Some statements, and a quarter as many of the moments between the last statement and the record. */
function chosenOf(points: Point[]): Point[] {
  const isRecord = ({ statement }: Point) => statement === 'record'
  const count = sizeOf('killedStatements')
  const chosen = new Set([
    ...spread(
      points.filter((point) => !isRecord(point)),
      count,
    ),
    ...spread(points.filter(isRecord), Math.ceil(count / 4)),
  ])
  return points.filter((point) => chosen.has(point))
}

/** So many of them, from the first on at equal distances. */
function spread<One>(all: One[], count: number): One[] {
  if (count >= all.length) return all
  return all.filter((_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length))
}
