import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startEmbedded } from '../packages/server/src/postgres/embedded.ts'
import { urlOf } from '../packages/server/test/line.ts'
import { isLate, sizeOf } from './sizes.ts'
import { newPowerCutDisk, noDisks, type PowerCutDisk } from './support/disks.ts'
import { FINE, type Findings, foundIn, heldIn, inspect } from './support/inspect.ts'
import { newInstallation } from './support/product.ts'
import { isNotRun, tell, timesOf, unexpectedAnswers } from './support/report.ts'
import { startWriters, type Writers } from './support/writers.ts'

const MEGABYTES = 1_500
const T6 = { part: 'T6', title: 'The power is cut during saves' }

it.skipIf(isNotRun(T6, await noDisks('ext4', 'xfs')))('loses nothing, and would without care', async () => {
  const disk = await newPowerCutDisk(MEGABYTES)
  try {
    const careful = await cutOften(disk)
    const controls = {
      'synchronous_commit=off': await careless(disk, 'synchronous_commit'),
      'fsync=off': await careless(disk, 'fsync'),
    }
    tell({
      ...T6,
      ...careful,
      controls: Object.fromEntries(
        Object.entries(controls).map(([name, found]) => [`${name}: ${found}`, [found !== '', true]]),
      ),
    })
  } finally {
    await disk.remove()
  }
})

/** The product with its default settings, its PostgreSQL on that disk. */
async function cutOften(disk: PowerCutDisk) {
  const app = await newInstallation({}, disk.path)
  const writers = startWriters(app)
  const up: number[] = []
  for (let cut = 1; cut <= sizeOf('powerCuts') && !isLate(); cut += 1) {
    const { findings, complaint, ms } = await cutPower(disk, 'data', writers)
    expect([complaint, findings], `after cut ${cut}`).toEqual([undefined, FINE])
    up.push(ms)
  }
  await writers.stop()
  await app.remove()
  return {
    sizes: { powerCuts: up.length, savesBeforeCut: sizeOf('savesBeforeCut') },
    held: {
      ...heldIn(FINE),
      'other answers than 200 and 201': [unexpectedAnswers(writers.answers, ['200', '201']), ''] as [string, string],
    },
    seen: { 'acknowledged changes': writers.kept(), 'PostgreSQL up again after': timesOf(up) },
  }
}

/** The same with PostgreSQL set not to wait for the disk; returns what is found, after three cuts at most. */
async function careless(disk: PowerCutDisk, setting: string): Promise<string> {
  const settings = ['-c', `${setting}=off`]
  const postgres = await startEmbedded({ folder: join(disk.path, setting), settings })
  const app = await newInstallation({ DATABASE_URL: urlOf(postgres.address) }, disk.path)
  const writers = startWriters(app)
  let found = ''
  for (let cut = 1; cut <= 3 && found === ''; cut += 1) {
    const { findings, complaint } = await cutPower(disk, setting, writers)
    found = complaint ? 'no database comes up' : findings ? foundIn(findings) : ''
  }
  await writers.stop()
  await app.end('SIGKILL')
  await postgres.stop()
  return found
}

/** Cuts the power while writers save; returns the damage found after the restart, or why PostgreSQL did not start. */
async function cutPower(disk: PowerCutDisk, folder: string, writers: Writers) {
  await writers.more(sizeOf('savesBeforeCut'))
  const acknowledged = structuredClone(writers.ledger)
  const cut = await disk.cut()
  const sent = structuredClone(writers.ledger)
  await writers.pause()
  const copy = await cut.mount()
  const from = performance.now()
  let ms = 0
  let findings: Findings | undefined
  let complaint: string | undefined
  try {
    const recovered = await startEmbedded({ folder: join(copy.path, folder) })
    ms = performance.now() - from
    findings = (await inspect(recovered.address, acknowledged, sent).finally(recovered.stop)).findings
  } catch (error) {
    complaint = error instanceof Error ? error.message : String(error)
  } finally {
    await copy.remove()
    writers.resume()
  }
  return { findings, complaint, ms }
}
