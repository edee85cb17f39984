// Runs in a process of its own (in-process.ts): a file in pieces, then its rows; its pictures and texts one by one. It knows no database.
import { ApiError } from '@bank/contract/errors'
import type { Crop } from '@bank/exchange/docx/piece'
import { decode } from '../../media/decode.ts'
import { answerTasks } from '../../process/patient-tasks.ts'
import { cleanTexts, type RichText } from '../../rich-text/clean-texts.ts'
import { cropped } from './cropped.ts'
import type { Refusable } from './in-process.ts'
import { readInWorker } from './in-worker.ts'
import type { Given, Piece } from './read-worker.ts'

/** A picture that waits for others is no picture that harms. */
const PATIENT = { seconds: 120 }

/** The pieces of files, by the number of each file. */
const files = new Map<number, Uint8Array[]>()

answerTasks({
  keep({ file, piece }: { file: number; piece: Uint8Array }) {
    files.set(file, [...(files.get(file) ?? []), piece])
  },

  read({ file, ...given }: Omit<Given, 'pieces' | 'bytes'> & { file: number }, tell: (piece: Piece) => void) {
    const bytes = new Uint8Array(Buffer.concat(files.get(file) ?? []))
    files.delete(file)
    return readInWorker({ ...given, bytes }, tell)
  },

  picture: ({ bytes, crop }: { bytes: Uint8Array; crop: Crop | undefined }) =>
    refusable(async () => {
      const picture = await decode(bytes, PATIENT)
      return crop ? decode(await cropped(picture, crop), PATIENT) : picture
    }),

  // the budget ends them, not the clock: this process may have to wait for others
  clean: (texts: RichText[]) => refusable(async () => cleanTexts(texts)),
})

/** An ApiError would lose its class on the way. */
async function refusable<Result>(work: () => Promise<Result>): Promise<Refusable<Result>> {
  try {
    return { result: await work() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, message, fields, retryAfterSeconds } = error
    return { refused: { code, message, fields, retryAfterSeconds } }
  }
}
