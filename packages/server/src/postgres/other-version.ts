import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefused } from '../process/start-refused.ts'
import type { Home } from './home.ts'

/**
 * PostgreSQL refuses a folder of another major version, in English and sometimes without naming the reason. Throws
 * StartRefused with what to do when that is why it did not start.
 */
export async function refuseOtherVersion({ folder, cluster, programs }: Home) {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  const ours = await versionOf(programs)
  if (made === '' || ours === undefined || ours === made) return
  throw new StartRefused(
    `DATA_DIR: basis data di ${folder} dibuat oleh PostgreSQL ${made}, sedangkan Bank Soal ini menjalankan PostgreSQL ${ours}. ` +
      'Jalankan versi Bank Soal (atau POSTGRES_BIN_DIR) yang membuatnya; untuk berpindah, buat cadangan dengan versi itu, lalu pulihkan dengan versi ini ke DATA_DIR yang kosong.',
  )
}

/** The major version of the programs; undefined when they do not say it. */
async function versionOf({ postgres, env }: Home['programs']) {
  const asked = promisify(execFile)(postgres, ['--version'], { cwd: '/', env })
  const { stdout } = await asked.catch(() => ({ stdout: '' }))
  return /\) (\d+)/.exec(stdout)?.[1]
}
