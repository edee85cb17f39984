import { table } from '../report.ts'
import { row } from '../row.ts'
import type { FileCounts } from './count-file.ts'
import { type Counted, countedShare } from './files.ts'
import type { elements, listed } from './formulas.ts'
import type { identities } from './identities.ts'
import type { Large } from './large.ts'
import type { Judged } from './qti-schemas.ts'

interface Measured {
  files: FileCounts[]
  counted: Counted
  elements: Awaited<ReturnType<typeof elements>>
  listed: Awaited<ReturnType<typeof listed>>
  identities: Awaited<ReturnType<typeof identities>>
  libreOffice: string
  validity: Judged
  large: Large
}

/** What must hold of imports and exports, beside what was found. Kills and hostile files have a table of their own. */
export function acceptance({
  files,
  counted,
  elements,
  listed,
  identities,
  libreOffice,
  validity,
  large,
}: Measured): string[] {
  const sum = (of: (file: FileCounts) => number) => files.reduce((all, file) => all + of(file), 0)
  const missed = sum(({ pictures, formulas }) => pictures[1] - pictures[0] + formulas[1] - formulas[0])
  const unlike = sum(({ formulas, identical }) => formulas[1] - identical)
  const failed = identities.all.filter(({ passed }) => !passed)
  const ran = identities.all.length > 0
  return table(
    ['must hold', 'must be', 'was', 'holds'],
    [
      row('questions as a person counts them, %', '>= 95', countedShare(files, counted, 0), (part) => part >= 95),
      row('options as a person counts them, %', '>= 98', countedShare(files, counted, 1), (part) => part >= 98),
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
      row('files of QTI that the schemas refuse', '0', validity.refused, (count) => count === 0),
      ...large.rows,
    ],
  )
}

/** The first share in words such as `300 unchanged (100.0 %)`. */
const percentIn = (words: string) => Number(/(\d+(?:\.\d+)?) %/.exec(words)?.[1] ?? Number.NaN)
