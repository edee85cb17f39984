import { ApiError } from '@bank/contract/errors'
import { IDEMPOTENCY_KEY } from '@bank/contract/idempotency'
import { useRef } from 'react'
import { newId } from './new-id.ts'

const CAME_THROUGH =
  'Yang Anda simpan tadi ternyata sudah masuk, walaupun jawabannya tidak sampai. Periksa daftarnya; simpan lagi hanya bila ingin menambahkan satu lagi.'

/**
 * Gives every try of a call the same key until one has succeeded: after an answer that was lost, the server answers the
 * next try as it did the first, instead of adding a second row (docs/decisions/012). `id` begins the key.
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
      // Changed between the tries: the first of them is what the server has.
      if (!(error instanceof ApiError) || !error.fields?.[IDEMPOTENCY_KEY]) throw error
      done.current += 1
      throw new ApiError(error.code, { message: CAME_THROUGH })
    }
  }
}
