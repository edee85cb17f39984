import { appendFileSync } from 'node:fs'
import { expect } from 'vitest'
import { planned, type SizeName, why } from '../sizes.ts'
import { seed } from './chance.ts'

export type Held = Record<string, [was: unknown, must: unknown]>

/** Actions and results of one fault, for docs/reports/faults.md. */
interface Report {
  /** The number in the plan of faults: `T4`. */
  part: string
  title: string
  /** The sizes that this run used. */
  sizes: Partial<Record<SizeName, number>>
  /** Counts and states: the actual and the required value. */
  held: Held
  /** Measured times and numbers, for information only: no check uses them. */
  seen: Record<string, string | number>
  /** Negative controls: what was found after deliberate damage, and what must be found. */
  controls?: Held
}

/** Saves the report of the test, then fails when a value is not the required one. */
export function tell({ sizes, ...report }: Report) {
  const done = Object.entries(sizes).map(([name, count]) => ({ name, done: count, planned: planned(name as SizeName) }))
  note({ ...report, done })
  const all = { ...report.held, ...report.controls }
  const pick = (at: 0 | 1) => Object.fromEntries(Object.entries(all).map(([name, pair]) => [name, pair[at]]))
  console.log(report.part, report.title, report.seen, pick(0))
  expect(pick(0)).toEqual(pick(1))
}

/** Prints and reports why a test is skipped here; false when it can run. */
export function isNotRun({ part, title }: Pick<Report, 'part' | 'title'>, because: string | undefined): boolean {
  if (because === undefined) return false
  console.log(`not run: ${part}, ${title.toLowerCase()} (${because})`)
  note({ part, title, notRun: because })
  return true
}

function note(what: object) {
  const { FAULTS_NOTES: file } = process.env
  const fault = expect.getState().testPath?.match(/([^/]+)\.test\.ts$/)?.[1]
  if (file) appendFileSync(file, `${JSON.stringify({ ...what, file: fault, seed, why, date: new Date() })}\n`)
}

/** Median and longest of some times in milliseconds, as text in seconds. */
export function timesOf(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(2)
  return `p50 ${at(0.5)} s, longest ${at(1)} s (${sorted.length})`
}

/** The answers counted by status, as text. */
export const answerCounts = (answers: Map<string, number>) =>
  [...answers]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${count} x ${name}`)
    .join(', ')

/** The same text without the expected answers. */
export const unexpectedAnswers = (answers: Map<string, number>, expected: string[]) =>
  answerCounts(new Map([...answers].filter(([name]) => !expected.includes(name))))
