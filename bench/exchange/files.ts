// What is read of each file of a folder, or of files made in code.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { docx, formula, p, picture, r, tbl, tc, tr } from '../../packages/exchange/test/docx.ts'
import { objectOf, v3 } from '../../packages/exchange/test/mtef.ts'
import { run } from '../../packages/exchange/test/things.ts'
import { row, xlsx } from '../../packages/exchange/test/xlsx.ts'
import { fixed, table } from '../report.ts'
import type { FileCounts } from './count-file.ts'

const COUNT = fileURLToPath(new URL('./count-file.ts', import.meta.url))
const READ = /\.(docx|xlsx|csv)$/i

/** One after the other, each in a process of its own. */
export async function countsIn(folder: string): Promise<FileCounts[]> {
  const names = (await readdir(folder)).filter((name) => READ.test(name)).sort(inOrder)
  const all: FileCounts[] = []
  for (const name of names) {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', COUNT, join(folder, name)])
    all.push(JSON.parse(stdout))
  }
  return all
}

const inOrder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })

/** The same of files made in code: one of each shape, with pictures and formulas. */
export async function countsOfMade(): Promise<FileCounts[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-exchange-'))
  try {
    for (const [name, bytes] of Object.entries(made())) await writeFile(join(folder, name), bytes)
    return await countsIn(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const lines = (...all: string[]) => all.map((line) => p(line.startsWith('<') ? line : r(line))).join('')
const cells = (...all: string[]) => tr(...all.map((text) => tc(lines(text))))

function made(): Record<string, Uint8Array> {
  const drawn = run(picture('r:embed="a"'))
  const object = run('<w:object><o:OLEObject ProgID="Equation.3" r:id="o"/></w:object>')
  const more = {
    targets: { a: 'media/a.png', o: 'embeddings/o.bin' },
    more: { 'word/embeddings/o.bin': objectOf(v3.equation(v3.letters('x'))) },
  }
  return {
    'made-lines.docx': docx({
      body: lines(
        '1. Berapa luasnya?',
        r('A. ') + formula('x+1'),
        r('B. ') + object,
        'Kunci: B',
        '2. Sebutkan!',
        'Kunci: dua',
      ),
      ...more,
    }),
    'made-head-table.docx': docx({
      body: tbl(cells('No', 'Soal', 'A', 'B', 'Kunci'), cells('1', r('Lihat gambar. ') + drawn, 'peta', 'denah', 'A')),
      ...more,
    }),
    'made-marks.docx': docx({
      body: tbl(cells('Q:1)', 'Berapa?'), cells('A', 'satu'), cells('B', 'dua'), cells('Kunci', 'B')),
    }),
    'made-tags.docx': docx({ body: lines('[SOAL] Berapa?', '[A] satu', '[B] dua', '[KUNCI] A') }),
    'made-sheet.xlsx': xlsx({
      sheets: { Soal: row('Soal', 'A', 'B', 'Kunci') + row('Berapa $x^2$?', 'satu', 'dua', 'B') },
    }),
  }
}

/** Questions and options that a person counts in a file, by its name. */
export type Counted = Readonly<Record<string, readonly [questions: number, options: number]>>

/** In percent: how far questions (0) or options (1) are as many as a person counts; NaN where nobody has counted. */
export function countedShare(all: readonly FileCounts[], counted: Counted, of: 0 | 1): number {
  const pairs = all.flatMap(({ name, questions, options }) => {
    const must = counted[name]?.[of]
    return must === undefined ? [] : [[[questions, options][of] ?? 0, must] as const]
  })
  const sum = (value: (was: number, must: number) => number) =>
    pairs.reduce((total, [was, must]) => total + value(was, must), 0)
  return (100 * sum(Math.min)) / sum(Math.max)
}

export function filesTable(all: readonly FileCounts[], counted: Counted): string[] {
  const sum = (value: (one: FileCounts) => number) => all.reduce((total, one) => total + value(one), 0)
  return [
    ...table(
      [
        'file',
        'shape',
        'questions',
        'options',
        'by hand',
        'key stated',
        'guessed',
        'missing',
        'ready',
        'words',
        'letters lost',
        'pictures',
        'formulas',
        'drawn',
        'back from Word',
        'marked unreadable',
        'unused lines',
        's',
        'CPU s',
        'MB',
      ],
      all.map((one) => [
        one.name,
        one.shape,
        String(one.questions),
        String(one.options),
        counted[one.name]?.join(' / ') ?? '-',
        ...[one.stated, one.guessed, one.missing, one.ready, one.words, one.lost].map(String),
        one.pictures.join('/'),
        one.formulas.join('/'),
        ...[one.drawn, one.identical, one.unreadable, one.unused].map(String),
        ...[fixed(one.seconds, 2), fixed(one.cpuSeconds, 2), fixed(one.megabytes, 0)],
      ]),
    ),
    '',
    `In all ${sum((one) => one.questions)} questions with ${sum((one) => one.options)} options; ${sum((one) => one.words)} words, of which **${sum((one) => one.lost)}** letters are lost;`,
    `pictures ${sum((one) => one.pictures[0])} of ${sum((one) => one.pictures[1])}, formulas ${sum((one) => one.formulas[0])} of ${sum((one) => one.formulas[1])}, drawn ${sum((one) => one.drawn)}, the same after Word's form and back ${sum((one) => one.identical)}.`,
    `Questions with a guessed key that could be saved without a person's look: **${sum((one) => one.unseen)}**.`,
  ]
}
