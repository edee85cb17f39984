import { ApiError } from '@bank/contract/errors'
import { IDEMPOTENCY_KEY } from '@bank/contract/idempotency'
import { useRef } from 'react'
import { newId } from './new-id.ts'

const ALREADY_SAVED =
  'Yang Anda simpan tadi ternyata sudah masuk, walaupun jawabannya tidak sampai. Periksa daftarnya; simpan lagi hanya bila ingin menambahkan satu lagi.'

/**
 * Uses the same idempotency key for every attempt until one succeeds. If the answer was lost, the server repeats its first
 * answer instead of adding a second row (docs/decisions/012). The key starts with `id`.
 */
export function useOnce(id?: string) {
  const own = useRef<string>(undefined)
  const done = useRef(0)
  return async <Result>(run: (key: string) => Promise<Result>): Promise<Result> => {
    own.current ??= newId()
    try {
      const result = await run(`${id ?? own.current}.${done.current}`)
      done.current += 1
      return result
    } catch (error) {
      // The body changed between the attempts: the server has stored the first one.
      if (!(error instanceof ApiError) || !error.fields?.[IDEMPOTENCY_KEY]) throw error
      done.current += 1
      throw new ApiError(error.code, { message: ALREADY_SAVED })
    }
  }
}
