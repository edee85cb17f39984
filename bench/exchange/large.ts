// What files of 2,000 questions and of 500 pictures cost: measured now, or taken over from the last report.
import { readFile } from 'node:fs/promises'
import { fixed, table } from '../report.ts'
import { row } from '../row.ts'
import type { Speed, Step } from './speed.ts'

export interface Large {
  /** Of the table of what must hold. */
  rows: string[][]
  lines: string[]
}

/** `heap`: the smallest of a worker that reads the first of them, in MB. */
export const measuredTimes = (speeds: readonly Speed[], heap: number): Large => ({
  rows: [...speeds.flatMap(ofSpeed), row(HEAP, '<= 384', heap, (size) => size <= 384)],
  lines: [...speeds.flatMap(speedLines), `A worker reads the first of these in a heap of ${heap} MB; it may have 384.`],
})

const HEAP = 'heap of a worker that reads the first of them, MB'

const ofSpeed = ({ questions, pictures, calm, reading, saved }: Speed) => {
  const of = pictures === 0 ? `${questions} questions` : `${pictures} pictures`
  const most = pictures === 0 ? 20 : 90
  const others = () =>
    row(`${of}: p95 of others to that before`, '< 2', reading.p95Ms / calm.p95Ms, (ratio) => ratio < 2)
  return [
    row(`${of}: read and check, s`, `<= ${most}`, reading.seconds, (seconds) => seconds <= most),
    row(`${of}: the main thread computed at once, ms`, '<= 50', reading.computedMs, (ms) => ms <= 50),
    // pictures are decoded: any process that computes all the time makes the others of two processors wait
    ...(pictures === 0 ? [others()] : []),
    row(`${of}: saved`, String(questions), saved, (count) => count === questions),
  ]
}

function speedLines({
  questions,
  pictures,
  megabytes,
  calm,
  reading,
  saving,
  undoing,
  state,
  saved,
  formulas,
}: Speed): string[] {
  const line = (name: string, step: Step) => [
    name,
    fixed(step.seconds, 1),
    fixed(step.cpuSeconds, 1),
    fixed(step.postgresSeconds, 1),
    fixed(step.heldMs, 0),
    fixed(step.computedMs, 0),
    fixed(step.p95Ms, 1),
    fixed(step.p95Ms / calm.p95Ms, 2),
    fixed(step.floorMs, 1),
    String(step.megabytes),
  ]
  return [
    `### ${questions.toLocaleString('en')} questions, ${formulas.toLocaleString('en')} formulas, ${pictures} pictures`,
    '',
    `A .docx of ${fixed(megabytes, 1)} MB on the built server: \`${state}\` with ${saved.toLocaleString('en')} questions saved, then taken back.`,
    '',
    ...table(
      [
        'step',
        's',
        'CPU s of node',
        'of PostgreSQL',
        'held up ms',
        'computed ms',
        'others: p95 ms',
        'ratio',
        'without work ms',
        'memory MB',
      ],
      [line('before', calm), line('read and check', reading), line('save', saving), line('take back', undoing)],
    ),
    '',
  ]
}

const LAST = new URL('../../docs/reports/exchange.md', import.meta.url)
const KEPT = 'Measured by an earlier run'

/** As the last report has them, with the day and the commit of their run. */
export async function keptTimes(): Promise<Large> {
  const text = await readFile(LAST, 'utf8')
  const [, section = ''] = /^## Large files\n\n([\s\S]*?)\n\n\*\*held up\*\*/m.exec(text) ?? []
  const [, commit = '?'] = /^- command: .*commit (\w+)/m.exec(text) ?? []
  const [, day = '?'] = /^- date: (\S+)T/m.exec(text) ?? []
  const rows = text
    .split('\n')
    .filter((line) => /^\| (?:\d+ (?:questions|pictures): |heap of)/.test(line))
    .map((line) => line.slice(2, -2).split(' | '))
  const isKept = section.startsWith(KEPT)
  return {
    rows,
    lines: [...(isKept ? [] : [`${KEPT} (commit ${commit}, ${day}), as are their rows above.`, '']), section],
  }
}
