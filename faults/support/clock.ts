import { access, chmod, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPrograms } from '../../packages/server/src/postgres/programs.ts'
import { accountFor } from '../../packages/server/src/postgres/system-account.ts'
import { newFolder } from './folder.ts'

/** The library that moves the clock of a program: Debian's `libfaketime`, which `npm run test:faults` installs. */
export async function clockLibrary(): Promise<string | undefined> {
  for (const folder of await readdir('/usr/lib').catch(() => [])) {
    const path = `/usr/lib/${folder}/faketime/libfaketime.so.1`
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (isThere) return path
  }
}

/**
 * A clock that can be moved while programs run with it. Like a real one that is set, it moves the time of day alone:
 * timers count on, for they use the monotonic clock.
 */
export async function newClock(library: string) {
  const folder = await newFolder()
  // PostgreSQL runs as another account
  await chmod(folder, 0o755)
  const file = join(folder, 'clock')
  const environment = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DISABLE_SHM: '1',
  }
  /** Sets it so many seconds ahead of the real time, or behind it. */
  async function move(seconds: number) {
    await writeFile(`${file}.new`, `${seconds < 0 ? '' : '+'}${Math.round(seconds)}`)
    // at once, as a program may read it at any moment
    await rename(`${file}.new`, file)
  }
  await move(0)

  return {
    environment,
    move,
    /** Sets it to this moment. */
    moveTo: (moment: string) => move((Date.parse(moment) - Date.now()) / 1000),
    /** The programs of the embedded PostgreSQL with this clock, as a folder for POSTGRES_BIN_DIR. */
    async postgres(): Promise<string> {
      const { postgres, initdb, env } = await findPrograms({ copiesIn: folder, account: await accountFor(folder) })
      const lines = Object.entries({ ...env, ...environment }).map(([name, value]) => `export ${name}='${value}'`)
      for (const [name, program] of Object.entries({ postgres, initdb })) {
        const script = ['#!/bin/sh', ...lines, `exec '${program}' "$@"`, ''].join('\n')
        await writeFile(join(folder, name), script, { mode: 0o755 })
      }
      return folder
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export type Clock = Awaited<ReturnType<typeof newClock>>
