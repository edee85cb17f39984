import type { ApiError } from '@bank/contract/errors'
import { useState } from 'react'

/**
 * The version that an edit answers to (decisions 3). An edit that is refused as stale reads the one that is stored now:
 * the dialog shows it beside what was typed, and the next save replaces it knowingly.
 *
 * `update.mutate({ params, body: { ...body, updated_at: seen.updated_at } }, { onSuccess: onClose, onError: seen.onError })`
 */
export function useSeen<Row extends { updated_at: string }>(
  opened: Row | undefined,
  readAgain: (opened: Row) => Promise<{ data: [Row] }>,
) {
  const [other, setOther] = useState<Row>()
  const onError = (error: ApiError) => {
    if (error.code !== 'STALE' || !opened) return
    // Without an answer the refusal alone stands in the dialog.
    readAgain(opened)
      .then(({ data: [row] }) => setOther(row))
      .catch(() => undefined)
  }
  return { updated_at: (other ?? opened)?.updated_at, other, onError }
}
