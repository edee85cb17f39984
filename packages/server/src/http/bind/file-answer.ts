import type { FileReply } from '@bank/contract'
import type { FastifyReply } from 'fastify'

/** What a route with `replyType: 'file'` answers. */
export class FileAnswer implements FileReply {
  readonly bytes: Uint8Array
  readonly name: string

  constructor({ bytes, name }: FileReply) {
    this.bytes = bytes
    this.name = name
  }
}

const TYPES: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml',
  zip: 'application/zip',
}

/** Sends a file to be saved, never to be shown: it holds texts that people have written. */
export function sendFile(reply: FastifyReply, { bytes, name }: FileReply) {
  const ending = name.split('.').at(-1) ?? ''
  return reply
    .type(TYPES[ending] ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'no-store')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
