import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { table, writeReport } from './report.ts'

// `npm run bench:closing -- <commit>`: the reports of `npm run bench` as they stood at this commit beside those of now, in
// one table for each size. Writes docs/reports/bench-closing.md.
const [commit] = process.argv.slice(2)
if (!commit) throw new Error('npm run bench:closing -- <commit with the reports from before>')

const SIZES = [
  ['10,000', 'bench-10000'],
  ['100,000', 'bench'],
  ['1,000,000', 'bench-1000000'],
] as const
/** Columns of a report's table, by their place. */
const COLUMN = { statements: 1, perSecond: 4, p99: 6, node: 10, postgres: 11, limit: 13, bare: 15 }

const pathOf = (name: string) => `docs/reports/${name}.md`
const before = (name: string) => execFileSync('git', ['show', `${commit}:${pathOf(name)}`], { encoding: 'utf8' })

const parts: string[] = []
for (const [size, name] of SIZES) {
  const [then, now] = [before(name), await readFile(pathOf(name), 'utf8')]
  const earlier = rowsOf(then)
  parts.push(
    `## ${size} questions`,
    '',
    `Before: ${conditionsOf(then)}. After: ${conditionsOf(now)}.`,
    '',
    ...table(
      ['call', 'statements', 'calls a second', 'p99, ms', 'node, ms', 'PostgreSQL, ms', ': pgbench', ': bare handler'],
      [...rowsOf(now)].map(([call, row]) => [
        call,
        ...cellsOf(earlier.get(call)).map((cell, at) => `${cell} → ${cellsOf(row)[at]}`),
      ]),
    ),
    '',
    ...memoryOf(then, now),
    '',
  )
}
await writeReport('bench-closing', [
  '# Before and after',
  '',
  `Written by \`npm run bench:closing\` from the reports at ${commit} and those beside this one. 16 clients; CPU a call by process. Absolute`,
  "figures belong to the day of each run; what may be compared are the ratios within a run: to pgbench with the call's statements, and to",
  'the same statements behind a bare handler.',
  '',
  ...parts.slice(0, -1),
])

/** The rows of the first table, by the name of the call; of a page that differs with the size only its kind. */
function rowsOf(report: string): Map<string, string[]> {
  const rows = report.split('\n').filter((line) => line.startsWith('| ') && line.split(' | ').length > COLUMN.bare)
  const cells = rows.map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
  return new Map(cells.slice(2).map((row) => [(row[0] ?? '').replace(/\bhalaman \d+/, 'halaman jauh'), row]))
}

function cellsOf(row: string[] | undefined): string[] {
  if (!row) return Array.from({ length: 7 }, () => '-')
  const { statements, perSecond, p99, node, postgres, limit, bare } = COLUMN
  const ratio = Number(row[perSecond]) / Number(row[bare])
  return [
    ...[statements, perSecond, p99, node, postgres, limit].map((at) => row[at] ?? '-'),
    ratio > 0 ? ratio.toFixed(2) : '-',
  ]
}

function conditionsOf(report: string): string {
  const [, commit] = /commit (\w+)/.exec(report) ?? []
  const [, day] = /date: ([\d-]+)/.exec(report) ?? []
  const [, busy] = /on average: ([\d.]+)/.exec(report) ?? []
  const [, node] = /Node (v[\d.]+)/.exec(report) ?? []
  return `${commit}, ${day}, Node ${node}, ${busy} programs at work`
}

function memoryOf(then: string, now: string): string[] {
  const of = (report: string) => {
    const [, idle] = /\| idle[^|]*\| (\d+)/.exec(report) ?? []
    const [, start] = /first answered call: (\d+) ms/.exec(report) ?? []
    return { idle, start }
  }
  const [earlier, later] = [of(then), of(now)]
  return [
    `Node idle: ${earlier.idle} → ${later.idle} MB. Start to the first answered call: ${earlier.start} → ${later.start} ms.`,
  ]
}
