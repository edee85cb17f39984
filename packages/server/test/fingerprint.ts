import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Twelve letters that change with the name or the content of any of these files, and of the files in these folders. */
export async function fingerprint(paths: string[], more = ''): Promise<string> {
  const hash = createHash('sha256').update(more)
  for (const path of (await Promise.all(paths.map(filesIn))).flat()) {
    const content = await readFile(path)
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 12)
}

async function filesIn(path: string): Promise<string[]> {
  const names = await readdir(path).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  return names?.toSorted().map((name) => join(path, name)) ?? [path]
}
