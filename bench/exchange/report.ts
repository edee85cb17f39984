import { readFile } from 'node:fs/promises'
import { circumstances, table } from '../report.ts'
import { acceptance } from './acceptance.ts'
import type { FileCounts } from './count-file.ts'
import { type Counted, filesTable } from './files.ts'
import type { elements, listed, templates } from './formulas.ts'
import type { identities } from './identities.ts'
import type { Large } from './large.ts'
import type { Judged } from './qti-schemas.ts'

interface Findings {
  command: string
  files: FileCounts[]
  counted: Counted
  isMade: boolean
  elements: Awaited<ReturnType<typeof elements>>
  listed: Awaited<ReturnType<typeof listed>>
  templates: ReturnType<typeof templates>
  identities: Awaited<ReturnType<typeof identities>>
  /** What LibreOffice leaves unchanged, in words. */
  libreOffice: string
  validity: Judged
  large: Large
}

/** The text of `docs/reports/exchange.md`. */
export async function exchangeReport(found: Findings): Promise<string[]> {
  const { elements, listed, templates, identities } = found
  return [
    '# Files that come in and go out',
    '',
    'Written by `npm run exchange:report -- <folder>`: counts of files in a folder, never a text of them. Counts are the result; times',
    'belong to this machine on this day. **CPU s** is what the process computed, whatever others do on the machine.',
    '',
    ...circumstances(found.command, 0),
    '',
    '## What must hold',
    '',
    ...acceptance(found),
    '',
    found.isMade ? '## Files made in code' : '## Files',
    '',
    ...filesTable(found.files, found.counted),
    '',
    'A key is *stated* by the file, *guessed* from bold or coloured letters, or *missing*; the last two are never saved without a look.',
    'Pictures, formulas: read of those in the file. *Marked unreadable*: a picture, a shape or an object that leaves a marked place and a',
    'sentence. MB: the highest memory of a process that reads this file alone; some 120 of it are Node.js.',
    '',
    '## Formulas',
    '',
    ...table(
      ['what', 'of', 'are read and drawn', 'others'],
      [
        [
          'elements of OMML',
          String(elements.all),
          String(elements.all - elements.unread.length),
          elements.unread.join(', '),
        ],
        [
          'templates of Equation Editor 3 and MathType (MTEF 3 and 5), by selector',
          String(templates.all),
          String(templates.all - templates.unread.length - templates.undrawn.length),
          [...templates.unread, ...templates.undrawn].join(', '),
        ],
        ['listed formulas: MathML, OMML, LaTeX, MathML', String(listed.all), `${listed.identical} identical`, ''],
      ],
    ),
    '',
    '## What is exported, imported again',
    '',
    `Tests with random questions of all forms, RUNS=${identities.runs}:`,
    '',
    ...table(
      ['test', 'promise', 'holds'],
      identities.all.map(({ file, promise, passed }) => [file, promise, passed ? 'yes' : '**no**']),
    ),
    ...(identities.all.length === 0 ? ['', '**not run**: no such test in this commit'] : []),
    '',
    `Random questions of all forms in a file for editing, opened and saved by LibreOffice (at least 98 % unchanged): ${found.libreOffice}.`,
    '',
    ...found.validity.lines,
    '',
    'How a person takes these files through the product stands in [exchange-by-hand.md](exchange-by-hand.md).',
    '',
    '## Large files',
    '',
    ...found.large.lines,
    '',
    '**held up**: the longest that the main thread did not come to its timers; **computed**: the longest that it computed in one go; the rest of',
    'the former is waiting for a processor. **others**: p95 of a call that reads from the database, asked every 50 ms by a process of its own;',
    '**ratio**: to the same before the import. Beside it, a call without any work (`/healthz`): so long this machine lets anything wait.',
    'Pictures have no bound for others: while they are decoded one of two processors computes all the time, and the call without work waits as much longer.',
    '',
    '## Kills and hostile files',
    '',
    'The last runs of `npm run test:faults -- import-killed hostile-imports`, from faults.md:',
    '',
    ...(await faultSections()),
  ]
}

const FAULTS = new URL('../../docs/reports/faults.md', import.meta.url)
const PARTS = ['T30', 'T31']

/** One level lower, as parts of this page; `commit` there is of that run. */
async function faultSections(): Promise<string[]> {
  const sections = (await readFile(FAULTS, 'utf8')).split(/^(?=## )/m)
  return PARTS.flatMap((part) => {
    const section = sections.find((text) => text.startsWith(`## ${part}:`))
    return section ? [`#${section.trim()}`, ''] : [`### ${part}`, '', '**not run**', '']
  })
}
