import * as z from 'zod'

/** Every way a call can fail, with its HTTP status and the sentence a person reads (decisions 1). */
export const ERRORS = {
  VALIDATION: { status: 422, message: 'Data tidak valid.' },
  MALFORMED: { status: 400, message: 'Permintaan tidak dapat dibaca.' },
  UNAUTHENTICATED: { status: 401, message: 'Login required' },
  WRONG_CREDENTIALS: { status: 401, message: 'Email atau password salah.' },
  SECOND_FACTOR: { status: 401, message: 'Masukkan kode verifikasi dua langkah.' },
  FORBIDDEN: { status: 403, message: 'Anda tidak memiliki akses.' },
  FACTOR_REQUIRED: { status: 403, message: 'Siapkan verifikasi dua langkah di Profil lebih dahulu.' },
  AWAITING_VERIFICATION: { status: 403, message: 'Please wait for admin verification' },
  NOT_FOUND: { status: 404, message: 'Data tidak ditemukan.' },
  DUPLICATE: { status: 409, message: 'Data sudah ada.' },
  IN_USE: { status: 409, message: 'Data masih digunakan.' },
  STALE: { status: 409, message: 'Data sudah diubah.' },
  NOT_REVIEWED: { status: 409, message: 'Soal ini perlu ditelaah dahulu.' },
  CONFLICT: { status: 409, message: 'Perubahan ini tidak dapat dilakukan.' },
  TOO_LARGE: { status: 413, message: 'Data terlalu besar.' },
  WRONG_TYPE: { status: 415, message: 'Jenis data tidak didukung.' },
  TOO_MANY: { status: 429, message: 'Terlalu banyak percobaan. Silakan coba lagi nanti.' },
  INTERNAL: { status: 500, message: 'Terjadi kesalahan pada server.' },
  UNAVAILABLE: { status: 503, message: 'Layanan sedang tidak tersedia. Silakan coba lagi.' },
} as const

export type ErrorCode = keyof typeof ERRORS

/** UNAVAILABLE with this Retry-After: another change held the row too long. Nothing was done, whatever the method. */
export const HELD_SECONDS = 1

/** The message of VALIDATION when a required field is missing or empty. */
export const FILL_ALL = 'Harap isi semua kolom!'

export const errorBody = z
  .object({
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    data: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof errorBody>

interface Details {
  /** Replaces the code's own message. */
  message?: string
  /** Which field is wrong, and why. */
  fields?: Record<string, string>
  /** Values that a client may read, beside the message. */
  data?: Record<string, unknown>
  /** When to try again: the header Retry-After. */
  retryAfterSeconds?: number
}

/** Thrown by the server, rebuilt by the web client: both sides catch the same class. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly fields: Record<string, string> | undefined
  readonly data: Record<string, unknown> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    readonly code: ErrorCode,
    { message = ERRORS[code].message, fields, data, retryAfterSeconds }: Details = {},
  ) {
    super(message)
    this.fields = fields
    this.data = data
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A refusal of fields by their values, with a reason for each. */
export const invalid = (fields: Record<string, string>) => new ApiError('VALIDATION', { fields })
