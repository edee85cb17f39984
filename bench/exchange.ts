import { countsIn, countsOfMade } from './exchange/files.ts'
import { elements, listed, templates } from './exchange/formulas.ts'
import { smallestHeap } from './exchange/heap.ts'
import { identities } from './exchange/identities.ts'
import { largeDocx } from './exchange/large-file.ts'
import { exchangeReport } from './exchange/report.ts'
import { speedOf } from './exchange/speed.ts'
import { writeReport } from './report.ts'

// `npm run exchange:report -- [folder]`: what is read of each file of a folder, or of files made in code; formulas there and
// back; 2,000 questions and 500 pictures through the built server. Writes docs/reports/exchange.md. `--dry` prints the counts
// of the files alone.
const words = process.argv.slice(2)
const isDry = words.includes('--dry')
const folder = words.find((word) => !word.startsWith('--'))
const files = await (folder ? countsIn(folder) : countsOfMade())
if (isDry) console.table(Object.fromEntries(files.map(({ name, ...counts }) => [name, counts])))
else {
  const questions = await largeDocx(2_000, 0)
  const pictures = await largeDocx(500, 500)
  const report = await exchangeReport({
    command: `npm run exchange:report${folder ? ' -- <folder>' : ''}`,
    files,
    isMade: folder === undefined,
    elements: await elements(),
    listed: await listed(),
    templates: templates(),
    identities: await identities(),
    speeds: [await speedOf(questions, 2_000, 0), await speedOf(pictures, 500, 500)],
    heap: await smallestHeap(questions),
  })
  await writeReport('exchange', report)
}
