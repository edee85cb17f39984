import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'

const FOLDER = new URL('./pictures/', import.meta.url)

export interface Picture {
  /** 128 random bits in hex, the name in its URL. */
  id: string
  width: number
  height: number
  etag: string
  bytes: Buffer
}

/** A picture of `pictures/` under a new id. Throws when there is no such file. */
export async function newPicture(name: string): Promise<Picture> {
  const bytes = await readFile(new URL(`${name}.png`, FOLDER))
  return {
    id: randomBytes(16).toString('hex'),
    // the first chunk of every PNG is its header, with width and height
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    etag: createHash('sha256').update(bytes).digest('hex'),
    bytes,
  }
}
