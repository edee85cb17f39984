import { StartRefused } from '../process/start-refused.ts'
import { giveUpBallast } from './ballast.ts'

/** The system's code for a full disk, and PostgreSQL's. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** In English in every PostgreSQL that we start; errors with another code may have these words. */
const WORDS = /No space left on device|Disk quota exceeded/

/** Whether this failed because the disk is full: an error of the system, of PostgreSQL or of one of its programs. */
export function isNoSpace(error: unknown): boolean {
  if (!(error instanceof Object)) return false
  const code = 'code' in error ? String(error.code) : ''
  return CODES.has(code) || ('message' in error && WORDS.test(String(error.message)))
}

/** The data folder's disk is full, and there is no ballast left to give up. */
export class DiskFull extends StartRefused {
  constructor(folder: string, cause?: unknown) {
    super(
      `DATA_DIR: disk tempat ${folder} penuh, jadi basis data tidak dapat berjalan; kosongkan sedikitnya 512 MB di disk itu, lalu jalankan lagi.`,
      { cause },
    )
  }
}

/** Does `work`; when the disk is full it gives up the ballast and does it once more. */
export async function withBallast<Result>(
  folder: string,
  say: (sentence: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isNoSpace(error)) throw error
    if (!(await giveUpBallast(folder, say))) throw new DiskFull(folder, error)
    return work()
  }
}
