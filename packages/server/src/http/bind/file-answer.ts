import type { FileReply } from '@bank/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { holdWhileAnswering } from '../protect/bodies-under-way.ts'
import { sendPieces } from './send-pieces.ts'

type Whole = { name: string; bytes: Uint8Array }

/** What a route with `replyType: 'file'` answers. */
export class FileAnswer implements FileReply {
  readonly name: string
  readonly size: number
  readonly longest: number
  readonly pieces: AsyncIterable<Uint8Array>

  constructor(file: FileReply | Whole) {
    const { name, size, longest, pieces } = 'bytes' in file ? inOne(file) : file
    this.name = name
    this.size = size
    this.longest = longest
    this.pieces = pieces
  }
}

const inOne = ({ name, bytes }: Whole): FileReply => ({
  name,
  size: bytes.length,
  longest: bytes.length,
  pieces: (async function* () {
    yield bytes
  })(),
})

const TYPES: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml',
  zip: 'application/zip',
}
/** The piece that is sent, and the next one. */
const HELD = 2

/**
 * Sends a file to be saved, never to be shown: it holds texts that people have written. It begins when there is room for
 * its pieces, else it is refused: files that are asked for and not read would fill the memory.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, size, longest, pieces }: FileReply,
) {
  await holdWhileAnswering(request, reply, Math.min(size, HELD * longest))
  const ending = name.split('.').at(-1) ?? ''
  reply
    .type(TYPES[ending] ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-length', size)
    .header('cache-control', 'no-store')
  await sendPieces(request, reply, pieces)
}
