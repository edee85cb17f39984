import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the reports. */
const folder = new URL('../docs/reports/', import.meta.url)

/** Writes one report; `name` is without `.md`. */
export async function writeReport(name: string, lines: string[]) {
  const file = fileURLToPath(new URL(`${name}.md`, folder))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${lines.join('\n')}\n`)
  console.log(`docs/reports/${name}.md`)
}

/** A Markdown table. */
export const table = (head: string[], rows: string[][]) => [
  `| ${head.join(' | ')} |`,
  `| ${head.map((_, at) => (at === 0 ? '---' : '---:')).join(' | ')} |`,
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
]

export const fixed = (value: number, digits: number) => (Number.isFinite(value) ? value.toFixed(digits) : '-')

/** The conditions of a run, without which its figures cannot be compared. */
export function circumstances(command: string, seed: number) {
  const [cpu] = cpus()
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return [
    `- command: \`${command}\`, commit ${commit}, seed ${seed}`,
    `- date: ${new Date().toISOString()}`,
    `- machine: ${cpus().length} x ${cpu?.model.trim()}, ${memory} GB, ${process.platform} ${release()}, Node ${process.version}`,
    `- programs at work or waiting for a processor, on average: ${fixed(loadavg()[2] ?? 0, 1)} in the last 15 minutes (this run's own are about 4; more is others')`,
  ]
}
