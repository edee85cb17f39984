import { availableParallelism, release, totalmem, type } from 'node:os'

const HEAD = `# Faults

What was broken on purpose, and what came of it. Written by \`npm run test:faults\`: each section is the last run of its
fault, with figures of that run alone. What must hold are counts and states; times depend on the machine and are only told.
How to run one fault: \`docs/operations.md\`, *Faults*.
`

/** The page with new reports of a commit: each replaces the earlier report of its part; sorted by part number. */
export function withReports(page, reports, commit) {
  const sections = new Map(
    page
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => [partOf(text), text.trimEnd()]),
  )
  for (const report of reports) sections.set(report.part, sectionOf(report, commit))
  const inOrder = [...sections].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  return `${[HEAD.trimEnd(), ...inOrder.map(([, text]) => text)].join('\n\n')}\n`
}

const partOf = (section) => /^## (T\d+[a-z]?)/.exec(section)?.[1] ?? ''

function sectionOf(report, commit) {
  const { part, title, file, date, seed, why, notRun, done = [], held = {}, seen = {}, controls = {} } = report
  const command = ['npm run test:faults --', file, ...own(done), `seed=${seed}`].join(' ')
  const when = `${date.slice(0, 16).replace('T', ' ')} UTC`
  const less = done.filter((one) => one.done < one.planned)
  return [
    `## ${part}: ${title}`,
    `\`${command}\`, commit ${commit}, ${when}, ${machine()}.`,
    notRun && `**not run**: ${notRun}`,
    less.length > 0 && `**Smaller than a release promises**: ${less.map(sizeIn).join(', ')}${why ? ` (${why})` : ''}.`,
    table(
      ['must hold', 'must be', 'was'],
      Object.entries(held).map(([name, [was, must]]) => [name, must, was]),
    ),
    table(
      ['broken on purpose', 'must be found', 'was found'],
      Object.entries(controls).map(([name, [was, must]]) => [name, must, was]),
    ),
    table(['seen', ''], Object.entries(seen)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const own = (done) => done.filter((one) => one.done !== one.planned).map(({ name, done: count }) => `${name}=${count}`)
const sizeIn = ({ name, done, planned }) => `${name} ${done} of ${planned}`

function table(head, rows) {
  if (rows.length === 0) return ''
  const line = (cells) => `| ${cells.map(inCell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Texts and numbers as they are, lists with commas, objects as JSON. */
function inCell(value) {
  const isPlain = typeof value !== 'object' || Array.isArray(value)
  return (isPlain ? String(value) : JSON.stringify(value)).replaceAll('|', '\\|') || '-'
}

const machine = () =>
  `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node.js ${process.versions.node}`
