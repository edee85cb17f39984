import type { ApiError } from '@bank/contract/errors'
import { useState } from 'react'

/**
 * The row version (`updated_at`) that an edit is based on (decisions 3). After a STALE refusal, `failed` reads the stored
 * row: the dialog shows it beside the typed values, and the next save overwrites it knowingly. If that read fails too,
 * only the refusal is shown.
 */
export function useSeen<Row extends { updated_at: string; [field: string]: unknown }>(
  opened: Row | undefined,
  readAgain: () => Promise<{ data: [Row] }>,
) {
  const [updated_at, answerTo] = useState(opened?.updated_at)
  const [other, setOther] = useState<Row>()
  const failed = async ({ code }: ApiError): Promise<Row | undefined> => {
    if (code !== 'STALE') return undefined
    const { data } = await readAgain()
    setOther(data[0])
    answerTo(data[0].updated_at)
    return data[0]
  }
  return { updated_at, answerTo, other, failed }
}
