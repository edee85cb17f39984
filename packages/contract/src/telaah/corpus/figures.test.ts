import { readFile, writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { TOLD_RULES } from '../names.ts'
import { figureOf, readCorpus, scoreOf } from './read-corpus.ts'

const FILE = new URL('../figures.ts', import.meta.url)

it('figures that people are shown are those of the corpus', async () => {
  const read = readCorpus()
  const lines = TOLD_RULES.map((rule) => {
    const { right, found } = figureOf(scoreOf(read, rule))
    return `  ${rule.includes('-') ? `'${rule}'` : rule}: { right: ${right}, found: ${found} },`
  })
  const text = [
    '// Written by `npm run golden` (corpus/figures.test.ts), by what docs/reports/lint.md is written by; never by hand.',
    "import type { ToldRule } from './names.ts'",
    '',
    '/** How many questions the corpus has. */',
    `export const SAMPLES = ${read.length}`,
    '',
    '/** Of a hundred findings of a rule those that are right, and of a hundred faults those that it finds, in the corpus. */',
    'export const FIGURES: Readonly<Record<ToldRule, { readonly right: number; readonly found: number }>> = {',
    ...lines,
    '}',
    '',
  ].join('\n')
  if (process.env.GOLDEN === 'write') await writeFile(FILE, text)
  expect(text, 'figures.ts is not up to date: npm run golden').toBe(await readFile(FILE, 'utf8'))
})
