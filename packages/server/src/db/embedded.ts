import { setTimeout as pause } from 'node:timers/promises'
import { releaseBallast } from '../free-space/ballast.ts'
import { StartRefused } from '../start-refused.ts'
import type { DatabaseAddress } from './address.ts'
import { claim, type Guard } from './embedded-guard.ts'
import { type EmbeddedOptions, type Home, openHome } from './embedded-home.ts'
import { complaintsSince, sizeOf } from './embedded-log.ts'
import { endPostmaster, launch, lives, lockHolder, serves, setStaleLocksAside } from './embedded-postmaster.ts'

/** A PostgreSQL of our own, kept running until it is stopped. */
export interface Embedded {
  address: DatabaseAddress
  /** Rejects when the database is lost for good: another server took the folder over. */
  lost: Promise<never>
  /** Cuts what is still connected, writes everything and ends PostgreSQL. */
  stop(): Promise<void>
}

/** Starts PostgreSQL on a data folder, or takes over the one that a killed server left running there. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const home = await openHome(options)
  let guard = await takeCharge(home)
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
    await guard.release()
    await keeping
    // a stop in the middle of a return has a new one
    await guard.release()
    const pid = await lockHolder(home.cluster)
    if (pid && (await serves(pid, home.cluster))) await endPostmaster(pid, home.cluster)
    await home.tidy()
  }
  return { address: home.address, lost, stop }
}

/** Another server of ours runs on the folder. */
export class FolderTaken extends StartRefused {}

/** Waits for the PostgreSQL on this folder, starting one when there is none, until it is ours alone. */
async function takeCharge(home: Home): Promise<Guard> {
  let started: Started | undefined
  for (;;) {
    const outcome = await claim(home.address)
    if (outcome === 'taken')
      throw new FolderTaken(`DATA_DIR: folder ${home.folder} sedang dipakai Bank Soal yang lain.`)
    if (outcome !== 'not ready') return outcome.guard
    const holder = await lockHolder(home.cluster)
    if (await isComing(home, holder, started)) {
      await pause(20)
      continue
    }
    if (started) await explain(home, started)
    if (holder && lives(holder)) await setStaleLocksAside(home.cluster)
    started = await start(home)
  }
}

interface Started {
  pid: number
  /** Where its words begin in the log. */
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

/** A rival's lock, or processes that have not yet noticed that their postmaster died, go by themselves. */
const PASSES = /lock file|shared memory block/
/** Left by a power cut in the moment of a start. */
const EMPTY_LOCK = /lock file .* is empty/
const FULL = /No space left on device/

async function explain({ folder, cluster, logFile, say }: Home, { logPlace }: Started) {
  const complaint = await complaintsSince(logFile, logPlace)
  if (FULL.test(complaint) && (await releaseBallast(folder))) {
    return say('Ruang simpan habis; cadangan 64 MB dilepas agar PostgreSQL dapat berjalan. Kosongkan ruang segera.')
  }
  if (!PASSES.test(complaint)) {
    throw new StartRefused(`PostgreSQL tidak dapat berjalan (lihat ${logFile}):\n${complaint}`)
  }
  await pause(200)
  // whoever was just starting has written its number by now
  if (EMPTY_LOCK.test(complaint) && !(await lockHolder(cluster))) await setStaleLocksAside(cluster)
}

/** After a loss there are people waiting: whatever is in the way (a full disk, say) may go, so it is tried for ever. */
async function takeChargeAgain(home: Home, stopping: () => boolean): Promise<Guard | undefined> {
  while (!stopping()) {
    try {
      return await takeCharge(home)
    } catch (error) {
      if (error instanceof FolderTaken) throw error
      home.say(error instanceof Error ? error.message : String(error))
      await pause(RETRY)
    }
  }
}

const RETRY = 2_000
