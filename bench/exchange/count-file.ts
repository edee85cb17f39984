// Reads one file in a process of its own, and prints what was found in it, as counts: never a text of it.
import { readFile as bytesOf } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Block } from '../../packages/exchange/src/docx/blocks.ts'
import { readDocx } from '../../packages/exchange/src/docx/read-docx.ts'
import { piecesOf } from '../../packages/exchange/src/docx/warnings.ts'
import { headedTables } from '../../packages/exchange/src/file/sheet-file.ts'
import { drawFormula } from '../../packages/exchange/src/formula/mathml.ts'
import { readQuestions } from '../../packages/exchange/src/recognise/read-questions.ts'
import { readCsv } from '../../packages/exchange/src/sheet/read-csv.ts'
import { readXlsx } from '../../packages/exchange/src/sheet/read-xlsx.ts'
import type { Sheet } from '../../packages/exchange/src/sheet/sheet.ts'
import { tableOfCells } from '../../packages/exchange/src/sheet/table-of-cells.ts'
import { type Account, inBlocks, inReading } from '../../packages/exchange/test/account.ts'
import { identicalIn } from './formulas.ts'

export interface FileCounts {
  name: string
  shape: string
  questions: number
  options: number
  stated: number
  guessed: number
  missing: number
  /** Of those without a stated key, how many could be saved without a person's look. */
  unseen: number
  ready: number
  words: number
  /** Letters, of all of the document. */
  lost: number
  pictures: [read: number, inFile: number]
  formulas: [read: number, inFile: number]
  /** Formulas that are drawn, and that come back from Word's form as they were. */
  drawn: number
  identical: number
  unreadable: number
  unused: number
  seconds: number
  cpuSeconds: number
  megabytes: number
}

const [path = ''] = process.argv.slice(2)
const bytes = await bytesOf(path)
const cpu = process.cpuUsage()
const from = performance.now()
const sheets = /\.docx$/i.test(path) ? [] : await sheetsOf(path)
const blocks = await blocksOf(path)
const reading = readQuestions(/\.docx$/i.test(path) ? blocks : headedTables(sheets))
const seconds = (performance.now() - from) / 1000
const { user, system } = process.cpuUsage(cpu)

const { questions, shape, unused } = reading
const [document, read] = [inBlocks(blocks), inReading(reading)]
const keyed = (stated: string) => questions.filter(({ keyStated }) => keyStated === stated).length
const counts: FileCounts = {
  name: basename(path),
  shape,
  questions: questions.length,
  options: questions.reduce((sum, { options }) => sum + options.length, 0),
  stated: keyed('stated'),
  guessed: keyed('guessed'),
  missing: keyed('none'),
  unseen: questions.filter(({ keyStated, state }) => keyStated === 'guessed' && state === 'ready').length,
  ready: questions.filter(({ state }) => state === 'ready').length,
  words: wordsIn(blocks),
  lost: missingLetters(document, read),
  pictures: [read.pictures.length, document.pictures.length],
  formulas: [read.formulas.length, document.formulas.length],
  drawn: document.formulas.filter((latex) => !drawFormula(latex, false).isFaulty).length,
  identical: await identicalIn(document.formulas),
  unreadable: [...piecesOf(blocks)].filter(([piece]) => piece.kind === 'warning').length,
  unused: unused.length,
  seconds,
  cpuSeconds: (user + system) / 1e6,
  megabytes: process.resourceUsage().maxRSS / 1024,
}
process.stdout.write(JSON.stringify(counts))

async function blocksOf(name: string): Promise<Block[]> {
  if (/\.docx$/i.test(name)) return (await readDocx(bytes)).blocks
  return sheets.map(({ rows, no }) => tableOfCells(rows, no))
}

async function sheetsOf(name: string): Promise<Sheet[]> {
  return /\.csv$/i.test(name) ? [readCsv(bytes)] : readXlsx(bytes)
}

function wordsIn(all: readonly Block[]): number {
  const texts = [...piecesOf(all)].map(([piece]) => (piece.kind === 'text' ? piece.text : ' '))
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}

function missingLetters(document: Account, read: Account): number {
  return [...document.letters].reduce(
    (sum, [letter, count]) => sum + Math.max(0, count - (read.letters.get(letter) ?? 0)),
    0,
  )
}
