import { foldDeltas } from '../count/tally/tally.repo.ts'
import type { Db } from '../db/connect.ts'
import { tidyIdempotencyKeys } from '../db/idempotency-keys.ts'
import { runExports } from '../export/run-exports.ts'
import { tidyExports } from '../export/tidy.ts'
import { runImports } from '../import/run-imports.ts'
import { tidyImports } from '../import/tidy.repo.ts'
import type { Mail } from '../mail/smtp.ts'
import type { Bucket } from '../media/bucket/bucket.ts'
import { tidyImages } from '../media/tidy.ts'
import { mailNotices } from '../notice/mail-notices.ts'
import { forgetOldNotices } from '../notice/notice.repo.ts'
import { onlyOnce, repeatedly } from '../process/repeatedly.ts'
import { settleUnasked } from '../question/approval/settle.repo.ts'
import { tellLate } from '../question/approval/tell-late.repo.ts'
import { renewLikeness } from '../question/likeness/likeness.repo.ts'
import { renewTwins } from '../question/likeness/twin.repo.ts'
import { readChanged } from '../review/lint.repo.ts'
import { learnWords } from '../search/search-word.repo.ts'

/** In milliseconds. A person waits for an import that was just sent, or a file to be made. */
const WAITED_FOR = 1_000
/** Rare enough to leave an idle server idle, often enough to keep the uncounted changes few (decision 015). */
const FOLDING = 2_000
const MINUTE = 60_000
/** How often it is looked whether something is to be mailed; an account gets at most one an hour. */
const MAILING = 600_000
const HOUR = 3_600_000

interface Needs {
  db: Db
  bucket: Bucket | undefined
  /** Undefined where none is set up. */
  mail: (Mail & { baseUrl: string }) | undefined
  lookForDamage: () => Promise<unknown>
  failed: (error: unknown) => void
}

/** What every server does beside requests; several on one database take turns by themselves. */
const jobsOf = ({
  db,
  bucket,
  mail,
  lookForDamage,
  failed,
}: Needs): [every: number, work: () => Promise<unknown>][] => [
  [
    HOUR,
    () =>
      Promise.all([
        tidyImages(db),
        tidyIdempotencyKeys(db),
        forgetOldNotices(db),
        tidyImports(db),
        tidyExports(db),
        tellLate(db),
        settleUnasked(db),
      ]),
  ],
  [FOLDING, () => foldDeltas(db)],
  [FOLDING, () => renewLikeness(db).then(() => renewTwins(db))],
  [FOLDING, () => learnWords(db)],
  [FOLDING, () => readChanged(db)],
  [WAITED_FOR, () => runImports(db)],
  [WAITED_FOR, () => runExports(db, bucket)],
  [MINUTE, lookForDamage],
  ...(mail ? [[MAILING, () => mailNotices(db, mail, failed)] as [number, () => Promise<unknown>]] : []),
]

/** Begins them all, each again and again, never two of one at a time. The returned function begins none any more. */
export function startJobs(needs: Needs): () => void {
  const ends = jobsOf(needs).map(([every, work]) => repeatedly(every, onlyOnce(work), needs.failed))
  return () => {
    for (const end of ends) end()
  }
}
