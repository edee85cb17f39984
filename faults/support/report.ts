import { appendFileSync } from 'node:fs'
import { expect } from 'vitest'
import { planned, type SizeName, why } from '../sizes.ts'
import { seed } from './chance.ts'

type Held = Record<string, [was: unknown, must: unknown]>

/** What was done and what came of it, for docs/reports/faults.md. */
interface Report {
  /** `T4`, in the plan of faults. */
  part: string
  title: string
  /** How much of it was done. */
  sizes: Partial<Record<SizeName, number>>
  /** Counts and states: what they were, and what they must be. */
  held: Held
  /** Times and numbers that nothing depends on. */
  seen: Record<string, string | number>
  /** What was broken on purpose: what then was found, and what must be found. */
  controls?: Held
}

/** Keeps the report for the run, then fails when a promise was broken. */
export function tell({ sizes, ...report }: Report) {
  const done = Object.entries(sizes).map(([name, count]) => ({ name, done: count, planned: planned(name as SizeName) }))
  note({ ...report, done })
  const all = { ...report.held, ...report.controls }
  const pick = (at: 0 | 1) => Object.fromEntries(Object.entries(all).map(([name, pair]) => [name, pair[at]]))
  console.log(report.part, report.title, report.seen, pick(0))
  expect(pick(0)).toEqual(pick(1))
}

/** Says in one line, and in the report, why something is not run here; false when it can be. */
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

/** Middle and longest of some times in milliseconds, in words. */
export function timesOf(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(2)
  return `p50 ${at(0.5)} s, longest ${at(1)} s (${sorted.length})`
}

/** Answers by their status, in words. */
export const answersIn = (answers: Map<string, number>) =>
  [...answers]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${count} x ${name}`)
    .join(', ')

/** The same without those that are expected. */
export const answersBut = (answers: Map<string, number>, expected: string[]) =>
  answersIn(new Map([...answers].filter(([name]) => !expected.includes(name))))
