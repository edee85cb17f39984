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
import { type Unpack, unpacking } from './unpacked.ts'

/** A picture that waits for others is no picture that harms. */
const PATIENT = { seconds: 120 }

/** The pieces of files, by the number of each file, until it is read. */
const files = new Map<number, Uint8Array[]>()
/** The pictures of files that were read, until they are forgotten. */
const unpack = new Map<number, Unpack>()

answerTasks({
  keep({ file, piece }: { file: number; piece: Uint8Array }) {
    files.set(file, [...(files.get(file) ?? []), piece])
  },

  async read({ file, ...given }: Omit<Given, 'pieces' | 'bytes'> & { file: number }, tell: (piece: Piece) => void) {
    const bytes = Buffer.concat(files.get(file) ?? [])
    files.delete(file)
    // the thread takes its bytes away
    const read = await readInWorker({ ...given, bytes: new Uint8Array(bytes) }, tell)
    if ('refused' in read) return read
    const { pictures, ...about } = read
    unpack.set(file, await unpacking(bytes, pictures))
    return about
  },

  picture: ({ file, part, crop }: { file: number; part: string; crop: Crop | undefined }) =>
    refusable(async () => {
      const bytes = await unpack.get(file)?.(part)
      if (!bytes) throw new Error(`file ${file} is not here`)
      const picture = await decode(bytes, PATIENT)
      return crop ? decode(await cropped(picture, crop), PATIENT) : picture
    }),

  forget({ file }: { file: number }) {
    files.delete(file)
    unpack.delete(file)
  },

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
