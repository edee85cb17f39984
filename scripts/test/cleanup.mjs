import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startNoMore } from '../run/process.mjs'

/** Time to end by themselves, for programs that are asked to. */
const GRACE_MS = 3_000

/**
 * Gives this run a temporary folder of its own, in which its programs make theirs. Returns what ends the programs that still
 * run and deletes the folder; an interrupted run does the same. What a killed run left is deleted first.
 */
export async function ownTemporaryFolder() {
  await clearOfKilledRuns()
  const folder = await mkdtemp(join(tmpdir(), `bank-run-${process.pid}-`))
  // as /tmp itself: PostgreSQL runs as another account
  await chmod(folder, 0o1777)
  process.env.TMPDIR = folder
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, async () => {
      if (isEnding) return
      isEnding = true
      startNoMore()
      console.log(`\n${signal}: ending what was started`)
      await clear(folder)
      process.exit(128 + constants.signals[signal])
    })
  return () => clear(folder)
}

async function clearOfKilledRuns() {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = /^bank-run-(\d+)-/.exec(name) ?? []
    if (pid && !kill(Number(pid), 0)) await clear(join(tmpdir(), name))
  }
}

async function clear(folder) {
  await endPrograms(folder)
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '')
  const inside = mounts.split('\n').flatMap((line) => line.split(' ').slice(1, 2))
  for (const place of inside.filter((path) => path.startsWith(`${folder}/`)).reverse())
    execFileSync('umount', ['--lazy', place])
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function endPrograms(folder) {
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    for (const pid of await programsIn(folder)) kill(pid, signal)
    const until = Date.now() + GRACE_MS
    while ((await programsIn(folder)).length > 0 && Date.now() < until) await wait(100)
  }
}

/** Whether the program was there to take the signal; 0 only asks. */
function kill(pid, signal) {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Programs that were started with this temporary folder, or work in it. Where there is no /proc, none is known. */
async function programsIn(folder) {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name) && +name !== process.pid)
  const found = await Promise.all(pids.map((pid) => isIn(folder, pid)))
  return pids.filter((_, at) => found[at]).map(Number)
}

async function isIn(folder, pid) {
  const [environment, place] = await Promise.all([
    readFile(`/proc/${pid}/environ`, 'utf8').catch(() => ''),
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
  ])
  return environment.split('\0').includes(`TMPDIR=${folder}`) || `${place}/`.startsWith(`${folder}/`)
}
