import type { ApiError } from '@bank/contract/errors'
import { useState } from 'react'

/**
 * The version that an edit answers to (decisions 3). After a refusal as stale, `failed` reads the one that is stored now:
 * the dialog shows it beside what was typed, and the next save replaces it knowingly. Without an answer to that question
 * too, the refusal stands alone.
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
