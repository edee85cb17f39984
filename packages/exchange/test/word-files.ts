// scripts/test/word-files.mjs <folder>: what the reader finds in each .docx of a folder, as counts.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readDocx } from '../src/docx/read-docx.ts'
import { readQuestions } from '../src/recognise/read-questions.ts'
import { inBlocks, inReading, lost } from './account.ts'

const [folder = '.'] = process.argv.slice(2)
const names = (await readdir(folder)).filter((name) => name.endsWith('.docx')).sort()
const rows = await Promise.all(names.map(async (name) => [name, await countsOf(join(folder, name))] as const))
console.table(Object.fromEntries(rows))

async function countsOf(path: string) {
  const { blocks } = await readDocx(await readFile(path))
  const reading = readQuestions(blocks)
  const { questions, shape, explained, unused } = reading
  const [document, read] = [inBlocks(blocks), inReading(reading)]
  const keyed = (stated: string) => questions.filter(({ keyStated }) => keyStated === stated).length
  return {
    shape,
    questions: questions.length,
    options: questions.reduce((sum, { options }) => sum + options.length, 0),
    stated: keyed('stated'),
    guessed: keyed('guessed'),
    ready: questions.filter(({ state }) => state === 'ready').length,
    wrong: questions.filter(({ state }) => state === 'wrong').length,
    explained: `${Math.round(explained * 100)} %`,
    unused: unused.length,
    lost: lost(document, read).join(''),
    pictures: `${read.pictures.length}/${document.pictures.length}`,
    formulas: `${read.formulas.length}/${document.formulas.length}`,
  }
}
