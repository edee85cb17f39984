import { readFile, writeFile } from 'node:fs/promises'
import { expect } from 'vitest'

/** Expects a generated file to be up to date. `npm run golden` (GOLDEN=write) writes it. */
export async function expectGolden(path: string, text: string) {
  const file = new URL(path, ROOT)
  if (process.env.GOLDEN === 'write') await writeFile(file, text)
  expect(text, `${path} is not up to date: npm run golden`).toBe(await readFile(file, 'utf8'))
}

const ROOT = new URL('../../../', import.meta.url)
