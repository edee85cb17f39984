import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseAddress } from '../db/address.ts'
import { giveUpBallast } from '../free-space/ballast.ts'
import { DiskFull, withBallast } from '../free-space/no-space.ts'
import { StartRefused } from '../process/start-refused.ts'
import { explainEnd } from './explain-end.ts'
import { claim, type Guard } from './guard.ts'
import { type EmbeddedOptions, type Home, openHome } from './home.ts'
import { sizeOf } from './log.ts'
import { endPostmaster, launch, lives, lockHolder, serves, setStaleLocksAside } from './postmaster.ts'

/** The embedded PostgreSQL, kept running until it is stopped. */
export interface Embedded {
  address: DatabaseAddress
  /** Rejects when the database is lost for good: another server took the folder over. */
  lost: Promise<never>
  /** Closes all connections, writes everything to the disk and ends PostgreSQL. */
  stop(): Promise<void>
}

/** Starts PostgreSQL on a data folder, or takes over the one that a killed server left running there. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const home = await openHome(options)
  let guard = await takeCharge(home).catch(async (error) => {
    if (!(error instanceof FolderTaken)) await endPostgres(home)
    await home.tidy()
    throw error
  })
  let stopping = false
  let giveUp: (reason: unknown) => void = () => {}
  const lost = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  lost.catch(() => {})

  async function keepRunning() {
    while (!stopping) {
      await guard.lost
      if (stopping) return
      home.say('PostgreSQL berhenti di luar rencana; dijalankan lagi.')
      const next = await takeChargeAgain(home, () => stopping)
      if (!next) return
      guard = next
    }
  }
  const keeping = keepRunning().catch(giveUp)

  async function stop() {
    stopping = true
    const held = guard
    // our lock is held until PostgreSQL is gone: another server that starts now would claim a database that ends under it
    await endPostgres(home)
    await keeping
    // PostgreSQL was coming back meanwhile
    if (guard !== held) await endPostgres(home)
    await guard.release()
    await home.tidy()
  }
  return { address: home.address, lost, stop }
}

async function endPostgres({ cluster }: Home) {
  const pid = await lockHolder(cluster)
  if (pid && (await serves(pid, cluster))) await endPostmaster(pid, cluster)
}

/** Another Bank Soal server runs on the folder. */
export class FolderTaken extends StartRefused {}

/** Starts PostgreSQL on this folder if none runs, and waits until this server holds its lock. */
async function takeCharge(home: Home): Promise<Guard> {
  let started: Started | undefined
  for (;;) {
    const outcome = await claimWithRoom(home)
    if (outcome === 'taken')
      throw new FolderTaken(`DATA_DIR: folder ${home.folder} sedang dipakai Bank Soal yang lain.`)
    if (outcome !== 'not ready') return outcome.guard
    const holder = await lockHolder(home.cluster)
    if (await isComing(home, holder, started)) {
      await pause(20)
      continue
    }
    if (started) await explainEnd(home, started.logPlace)
    if (holder && lives(holder)) await setStaleLocksAside(home.cluster)
    started = await withBallast(home.folder, home.say, () => start(home))
  }
}

/** A claim for which the ballast is given up when PostgreSQL takes no connection because the disk is full. */
async function claimWithRoom({ folder, address, say }: Home) {
  for (let tries = 0; ; tries++) {
    const outcome = await claim(address)
    if (outcome !== 'no space') return outcome
    // only the second time, as another connection may have given up the ballast just before
    if (!(await giveUpBallast(folder, say)) && tries > 0) throw new DiskFull(folder)
  }
}

interface Started {
  pid: number
  /** Where its messages begin in the log. */
  logPlace: number
}

async function start(home: Home): Promise<Started> {
  const logPlace = await sizeOf(home.logFile)
  return { pid: await launch(home.cluster, home), logPlace }
}

async function isComing({ cluster }: Home, holder?: number, started?: Started) {
  if (holder && (await serves(holder, cluster))) return true
  return started !== undefined && lives(started.pid)
}

/** Tries without end after a loss: the cause (a full disk, for example) may pass, and people are waiting. */
async function takeChargeAgain(home: Home, stopping: () => boolean): Promise<Guard | undefined> {
  let said = ''
  while (!stopping()) {
    try {
      return await takeCharge(home)
    } catch (error) {
      if (error instanceof FolderTaken) throw error
      const sentence = error instanceof Error ? error.message : String(error)
      if (sentence !== said) home.say(sentence)
      said = sentence
      await pause(RETRY)
    }
  }
}

const RETRY = 2_000
