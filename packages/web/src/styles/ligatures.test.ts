import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

/** What would replace signs by others again: `font` resets ligatures. The two sets of formulas change no sign. */
const REPLACES = /^\s*(?:font|font-variant(?:-(?!numeric)\w+)*|font-feature-settings):(?! inherit;| "ss0[14]";)/

it('draws each sign as it was typed: one style switches ligatures off, none changes that', async () => {
  const names = await readdir(SOURCES, { recursive: true })
  const sheets = names.filter((name) => name.endsWith('.css'))
  const found = await Promise.all(
    sheets.map(async (name) => {
      const lines = (await readFile(join(SOURCES, name), 'utf8')).split('\n')
      return lines.filter((line) => REPLACES.test(line)).map((line) => `${name}: ${line.trim()}`)
    }),
  )
  expect(found.flat()).toEqual(['styles/base.css: font-variant-ligatures: none;'])
})
