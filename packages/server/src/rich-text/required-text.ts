import { ApiError, FILL_ALL } from '@bank/contract'

/** A cleaned text that must have visible content: else 422. Undefined when it was not sent. */
export function requiredText<Text extends string | undefined>(field: string, text: Text): Text {
  if (text === undefined || text.trim() !== '') return text
  throw new ApiError('VALIDATION', { message: FILL_ALL, fields: { [field]: 'Wajib diisi.' } })
}

/** Null for a cleaned text without visible content; undefined when it was not sent. */
export const optionalText = (text: string | null | undefined) => (text === '' ? null : text)
