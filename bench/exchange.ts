import { countsIn, countsOfMade } from './exchange/files.ts'
import { elements, listed, templates } from './exchange/formulas.ts'
import { smallestHeap } from './exchange/heap.ts'
import { identities, throughLibreOffice } from './exchange/identities.ts'
import { largeDocx } from './exchange/large-file.ts'
import { exchangeReport } from './exchange/report.ts'
import { speedOf } from './exchange/speed.ts'
import { writeReport } from './report.ts'

// `npm run exchange:report -- [folder]`: what is read of each file of a folder, or of files made in code; formulas there and
// back; 2,000 questions and 500 pictures through the built server. Writes docs/reports/exchange.md. `--small`: 300 and 50, all
// at once, on a machine that others use. `--dry` prints the counts of the files alone.
const words = process.argv.slice(2)
const isDry = words.includes('--dry')
const folder = words.find((word) => !word.startsWith('--'))
const isSmall = words.includes('--small')
const counting = folder ? countsIn(folder) : countsOfMade()
if (!isSmall) await counting
if (isDry) console.table(Object.fromEntries((await counting).map(({ name, ...counts }) => [name, counts])))
else {
  const [most, drawn] = isSmall ? [300, 50] : [2_000, 500]
  const questions = await largeDocx(most, 0)
  const pictures = await largeDocx(drawn, drawn)
  const running = identities()
  if (!isSmall) await running
  const speeds = [await speedOf(questions, most, 0), await speedOf(pictures, drawn, drawn)]
  const report = await exchangeReport({
    command: `npm run exchange:report${folder ? ' -- <folder>' : ''}${isSmall ? ' --small' : ''}`,
    files: await counting,
    isMade: folder === undefined,
    elements: await elements(),
    listed: await listed(),
    templates: templates(),
    identities: await running,
    libreOffice: await throughLibreOffice(),
    speeds,
    heap: await smallestHeap(questions),
  })
  await writeReport('exchange', report)
}
