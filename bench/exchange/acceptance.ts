import { fixed, table } from '../report.ts'
import type { FileCounts } from './count-file.ts'
import type { elements, listed } from './formulas.ts'
import type { identities } from './identities.ts'
import type { Speed } from './speed.ts'

interface Measured {
  files: FileCounts[]
  elements: Awaited<ReturnType<typeof elements>>
  listed: Awaited<ReturnType<typeof listed>>
  identities: Awaited<ReturnType<typeof identities>>
  libreOffice: string
  speeds: Speed[]
  heap: number
}

/** What must hold of imports and exports, beside what was found. Kills and hostile files have a table of their own. */
export function acceptance({ files, elements, listed, identities, libreOffice, speeds, heap }: Measured): string[] {
  const sum = (of: (file: FileCounts) => number) => files.reduce((all, file) => all + of(file), 0)
  const missed = sum(({ pictures, formulas }) => pictures[1] - pictures[0] + formulas[1] - formulas[0])
  const unlike = sum(({ formulas, identical }) => formulas[1] - identical)
  const failed = identities.all.filter(({ passed }) => !passed)
  const ran = identities.all.length > 0
  return table(
    ['must hold', 'must be', 'was', 'holds'],
    [
      row(
        'letters of the files that are lost',
        '0',
        sum(({ lost }) => lost),
        (lost) => lost === 0,
      ),
      row('pictures and formulas of the files that are not accounted for', '0', missed, (count) => count === 0),
      row(
        'guessed keys that could be saved without a look',
        '0',
        sum(({ unseen }) => unseen),
        (count) => count === 0,
      ),
      row('formulas of the files that differ after Word and back', '0', unlike, (count) => count === 0),
      row('elements of OMML that are not read', '0', elements.unread.length, (count) => count === 0),
      row(
        'listed formulas that are identical, %',
        '>= 95',
        (100 * listed.identical) / listed.all,
        (part) => part >= 95,
      ),
      row('tests of export and import that failed', '0', ran ? failed.length : Number.NaN, (count) => count === 0),
      row('unchanged by LibreOffice, %', '>= 98', percentIn(libreOffice), (part) => part >= 98),
      ...speeds.flatMap(ofSpeed),
      row('heap of a worker that reads the first of them, MB', '<= 384', heap, (size) => size <= 384),
    ],
  )
}

const ofSpeed = ({ questions, pictures, calm, reading, saved }: Speed) => {
  const of = pictures === 0 ? `${questions} questions` : `${pictures} pictures`
  const most = pictures === 0 ? 20 : 90
  return [
    row(`${of}: read and check, s`, `<= ${most}`, reading.seconds, (seconds) => seconds <= most),
    row(`${of}: the main thread computed at once, ms`, '<= 50', reading.computedMs, (ms) => ms <= 50),
    row(`${of}: p95 of others to that before`, '< 2', reading.p95Ms / calm.p95Ms, (ratio) => ratio < 2),
    row(`${of}: saved`, String(questions), saved, (count) => count === questions),
  ]
}

const row = (what: string, must: string, was: number, holds: (was: number) => boolean): string[] => [
  what,
  must,
  Number.isNaN(was) ? 'not run' : fixed(was, Number.isInteger(was) ? 0 : 2),
  Number.isNaN(was) ? 'not run' : holds(was) ? 'yes' : '**no**',
]

/** The first share in words such as `300 unchanged (100.0 %)`. */
const percentIn = (words: string) => Number(/(\d+(?:\.\d+)?) %/.exec(words)?.[1] ?? Number.NaN)
