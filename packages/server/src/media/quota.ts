import { ApiError } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { storedToday } from './media.repo.ts'

const DAILY_BYTES = 500 * 1024 * 1024
const HOUR_SECONDS = 3600

/** Throws TOO_MANY once an account has stored 500 MB of pictures within a day (reliability threat 25). */
export async function withinQuota(db: Db, accountId: number) {
  if ((await storedToday(db, accountId)) < DAILY_BYTES) return
  const message = 'Anda sudah mengunggah 500 MB gambar dalam sehari. Silakan lanjutkan besok.'
  throw new ApiError('TOO_MANY', { message, retryAfterSeconds: HOUR_SECONDS })
}
