import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'

const OURS = new URL('../src/db/migrations/', import.meta.url)

/** A folder with the migrations of a later release: those of this one, and `files` by name. */
export async function newerRelease(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-newer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(OURS, folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, `${name}.sql`), text)
  return pathToFileURL(`${folder}/`)
}
