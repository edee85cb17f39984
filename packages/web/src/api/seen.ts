import type { ApiError } from '@bank/contract/errors'
import { useState } from 'react'

/**
 * The row version (`updated_at`) that an edit is based on (decisions 3). After a STALE refusal, `failed` reads the stored
 * row: the dialog merges it with the typed values, and the next save answers to it. `base` is the row that the edit set
 * out from until then; undefined for a draft of an older version. If that read fails too, only the refusal is shown.
 */
export function useSeen<Row extends { updated_at: string; [field: string]: unknown }>(
  opened: Row | undefined,
  readAgain: () => Promise<{ data: [Row] }>,
) {
  const [updated_at, answerTo] = useState(opened?.updated_at)
  const [versions, setVersions] = useState<{ base: Row | undefined; stored: Row }>()
  const failed = async ({ code }: ApiError) => {
    if (code !== 'STALE') return undefined
    const known = versions?.stored ?? opened
    const { data } = await readAgain()
    const now = { base: known?.updated_at === updated_at ? known : undefined, stored: data[0] }
    setVersions(now)
    answerTo(now.stored.updated_at)
    return now
  }
  return { updated_at, answerTo, versions, failed }
}
