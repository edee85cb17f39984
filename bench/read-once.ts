import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Reads all files of a stopped bank, so that they stand in the memory of the system: what follows is not of the disk. */
export async function readOnce(folder: string): Promise<void> {
  const files = await readdir(join(folder, 'postgres', 'base'), { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile())) {
    await pipeline(createReadStream(join(file.parentPath, file.name), { highWaterMark: 1024 * 1024 }), discard())
  }
}

const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() })
