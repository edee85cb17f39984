import { setTimeout as pause } from 'node:timers/promises'
import { giveUpBallast } from '../free-space/ballast.ts'
import { freeSpaceIn } from '../free-space/free-space.ts'
import { DiskFull, isNoSpace } from '../free-space/no-space.ts'
import { StartRefused } from '../process/start-refused.ts'
import type { Home } from './home.ts'
import { complaintsSince } from './log.ts'
import { refuseOtherVersion } from './other-version.ts'
import { lockHolder, setStaleLocksAside } from './postmaster.ts'

/** Complaints that pass by themselves: the lock of another start, or processes that outlive their postmaster a moment. */
const PASSES = /lock file|shared memory block/
/** Bytes without which PostgreSQL does not start: one file of its log. */
const LEAST = 16 * 1024 * 1024
/** A lock file that a power cut left during a start. */
const EMPTY_LOCK = /lock file .* is empty/

/**
 * Why the PostgreSQL that we started is gone, by its log from this place on. Mends what can be mended and returns, for
 * another try; else throws StartRefused with what to do.
 */
export async function explainEnd(home: Home, logPlace: number) {
  const { folder, cluster, logFile, say } = home
  const complaint = await complaintsSince(logFile, logPlace)
  // on a full disk PostgreSQL often cannot write its log either
  if (isNoSpace({ message: complaint }) || (await freeSpaceIn(folder).bytes()) < LEAST) {
    if (await giveUpBallast(folder, say)) return
    throw new DiskFull(folder)
  }
  if (!PASSES.test(complaint)) {
    await refuseOtherVersion(home)
    throw new StartRefused(
      `DATA_DIR: PostgreSQL tidak dapat berjalan di ${folder} (${reasonIn(complaint)}); baca ${logFile}, simpan salinan folder itu, lalu betulkan sebabnya atau pulihkan cadangan terakhir ke DATA_DIR yang kosong.`,
    )
  }
  await pause(200)
  // another server that was starting has written its process id by now
  if (EMPTY_LOCK.test(complaint) && !(await lockHolder(cluster))) await setStaleLocksAside(cluster)
}

/** The first line that PostgreSQL said about it, without time and process. */
const reasonIn = (complaint: string) => (complaint.split('\n')[0] ?? '').replace(/^.*?(FATAL|PANIC|LOG): +/, '')
