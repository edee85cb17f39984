import { ApiError, FILL_ALL } from '@bank/contract'
import { sanitizeFragment, sanitizeHtml } from './sanitize.ts'

/** Cleaned HTML of a field that must show something; one that was not sent stays undefined. 422 when it is empty. */
export function requiredHtml<Html extends string | undefined>(field: string, html: Html): Html {
  if (html === undefined) return html
  const clean = sanitizeHtml(html, field)
  if (clean === '') throw new ApiError('VALIDATION', { message: FILL_ALL, fields: { [field]: 'Wajib diisi.' } })
  return clean as Html
}

/** A cleaned fragment that must show something; one that was not sent stays undefined. 422 when it is empty. */
export function requiredFragment<Text extends string | undefined>(field: string, text: Text): Text {
  if (text === undefined) return text
  const clean = sanitizeFragment(text, field)
  if (clean.trim() === '') throw new ApiError('VALIDATION', { message: FILL_ALL, fields: { [field]: 'Wajib diisi.' } })
  return clean as Text
}

/** Cleaned HTML of a field that may stay empty: then null. */
export function optionalHtml(field: string, html: string | null | undefined): string | null | undefined {
  if (html === null || html === undefined) return html
  return sanitizeHtml(html, field) || null
}
