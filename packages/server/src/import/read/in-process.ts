import { ApiError, type ErrorCode } from '@bank/contract'
import type { Crop } from '@bank/exchange/docx/piece'
import type { FileLine } from '@bank/exchange/file/file-reader'
import type { Picture } from '../../media/decode.ts'
import { patientProcess } from '../../process/patient-process.ts'
import { type RichText, requireLength } from '../../rich-text/clean-texts.ts'
import type { About, Given, Piece } from './read-worker.ts'
import type { FileRow } from './row-of.ts'

const reader = patientProcess(import.meta.url, 'read-process')

/** How many tasks the process has done, and how many wait. */
export const readingUse = () => reader.use()

/** What a file says. */
export interface ReadFile extends Omit<About, 'pictures'> {
  rows: FileRow[]
  lines: FileLine[]
}

/** `decode` of a picture of a file, of what is left when it is cropped. Throws VALIDATION also for one over 5 MB. */
export type PictureOf = (part: string, crop: Crop | undefined) => Promise<Picture>

/** A result, or why there is none, as both come from the process. */
export type Refusable<Result> =
  | { result: Result }
  | {
      refused: {
        code: ErrorCode
        message: string
        fields: Record<string, string> | undefined
        retryAfterSeconds: number | undefined
      }
    }

const PIECE = 1024 * 1024
let files = 0

/**
 * Reads a file in the process that may wait, with the limits of `readInWorker`; all at once, it would hold up every
 * request. The process keeps the file while `use` works with what it says, and unpacks its pictures.
 */
export async function readInProcess<Result>(
  { bytes, ...given }: Omit<Given, 'pieces'>,
  use: (read: ReadFile | { refused: string }, pictureOf: PictureOf) => Promise<Result>,
): Promise<Result> {
  files += 1
  const file = files
  const release = reader.hold()
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      await reader.run('keep', { file, piece: bytes.subarray(at, at + PIECE) })
    const [rows, lines]: [FileRow[], FileLine[]] = [[], []]
    const about = (await reader.run('read', { ...given, file }, (piece: Piece) => {
      rows.push(...(piece.rows ?? []))
      lines.push(...(piece.lines ?? []))
    })) as About | { refused: string }
    return await use('refused' in about ? about : { ...about, rows, lines }, (part, crop) =>
      resultOf<Picture>(reader.run('picture', { file, part, crop })),
    )
  } finally {
    // a process that has ended keeps nothing
    await reader.run('forget', { file }).catch(() => {})
    release()
  }
}

/** Each text cleaned there; throws as `cleaned` does. */
export async function cleanedInProcess(texts: RichText[]): Promise<string[]> {
  requireLength(texts)
  return texts.length === 0 ? [] : resultOf<string[]>(reader.run('clean', texts))
}

async function resultOf<Result>(asked: Promise<unknown>): Promise<Result> {
  const answer = (await asked) as Refusable<Result>
  if ('result' in answer) return answer.result
  const { code, message, fields, retryAfterSeconds } = answer.refused
  throw new ApiError(code, { message, ...(fields && { fields }), ...(retryAfterSeconds && { retryAfterSeconds }) })
}
