import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { countsIn, countsOfMade } from './exchange/files.ts'
import { elements, listed, templates } from './exchange/formulas.ts'
import { smallestHeap } from './exchange/heap.ts'
import { identities, throughLibreOffice } from './exchange/identities.ts'
import { keptTimes, measuredTimes } from './exchange/large.ts'
import { largeDocx } from './exchange/large-file.ts'
import { judgedAs, keptValidity, validityIn } from './exchange/qti-schemas.ts'
import { exchangeReport } from './exchange/report.ts'
import { speedOf } from './exchange/speed.ts'
import { writeReport } from './report.ts'

// `npm run exchange:report -- [folder]`: what is read of each file of a folder, or of files made in code; formulas there and
// back; 2,000 questions and 500 pictures through the built server. Writes docs/reports/exchange.md. `--small`: 300 and 50, all
// at once, on a machine that others use. `--dry` prints the counts of the files alone. `--qti-schemas <folder>`: with these
// schemas of 1EdTech; without them what they said last is kept. `--counted <file>`: what a person counts in the files, as JSON,
// questions and options by the name of the file: {"exam.docx": [40, 200]}. `--keep-times`: the times of large files stay those
// of the last report, as others use the machine; all the rest runs at once.
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dry: { type: 'boolean' },
    small: { type: 'boolean' },
    'keep-times': { type: 'boolean' },
    'qti-schemas': { type: 'string' },
    counted: { type: 'string' },
  },
})
const [folder] = positionals
const { dry: isDry, small: isSmall, 'keep-times': keepsTimes, 'qti-schemas': schemas, counted } = asked
/** Packages that the schemas judge. */
const PACKAGES = 1_000

const isAtOnce = isSmall || keepsTimes
const counting = folder ? countsIn(folder) : countsOfMade()
if (!isAtOnce) await counting
if (isDry) console.table(Object.fromEntries((await counting).map(({ name, ...counts }) => [name, counts])))
else {
  const running = identities()
  if (!isAtOnce) await running
  const opening = throughLibreOffice()
  if (!isAtOnce) await opening
  const judging = schemas === undefined ? undefined : validityIn(resolve(schemas), PACKAGES)
  const report = await exchangeReport({
    command: `npm run exchange:report${said()}`,
    files: await counting,
    counted: counted === undefined ? {} : JSON.parse(await readFile(counted, 'utf8')),
    isMade: folder === undefined,
    elements: await elements(),
    listed: await listed(),
    templates: templates(),
    validity: judging ? judgedAs(await judging) : await keptValidity(),
    identities: await running,
    libreOffice: await opening,
    large: keepsTimes ? await keptTimes() : await largeTimes(),
  })
  await writeReport('exchange', report)
}

async function largeTimes() {
  const [most, drawn] = isSmall ? [300, 50] : [2_000, 500]
  const questions = await largeDocx(most, 0)
  const pictures = await largeDocx(drawn, drawn)
  const speeds = [await speedOf(questions, most, 0), await speedOf(pictures, drawn, drawn)]
  return measuredTimes(speeds, await smallestHeap(questions))
}

/** The words of this command, without the places of folders. */
function said(): string {
  const words = [
    ...(folder ? ['<folder>'] : []),
    ...(schemas === undefined ? [] : ['--qti-schemas <folder>']),
    ...(counted === undefined ? [] : ['--counted <file>']),
    ...(keepsTimes ? ['--keep-times'] : []),
    ...(isSmall ? ['--small'] : []),
  ]
  return words.length > 0 ? ` -- ${words.join(' ')}` : ''
}
