import { ApiError } from '@bank/contract/errors'
import { cleanTexts, type RichText } from '../clean-texts.ts'

/** What the worker answers: an ApiError would lose its class on the way out. */
export type Cleaned = { texts: string[] } | { refused: Record<string, string> | undefined }

/** Runs in a thread of its own (in-worker.ts). */
export function cleanInThread(texts: RichText[]): Cleaned {
  try {
    return { texts: cleanTexts(texts) }
  } catch (error) {
    if (error instanceof ApiError) return { refused: error.fields }
    throw error
  }
}
