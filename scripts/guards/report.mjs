import { cpus, release, totalmem } from 'node:os'
import { commitOfTree } from '../release/reports.mjs'

const GIGABYTE = 2 ** 30

/** Text of docs/reports/guards.md: each guard with the test that failed without it. */
export async function reportOf(guards, { results, minutes, control }) {
  const commit = await commitOfTree()
  const caught = guards.filter((guard) => results.get(guard).caughtBy)
  return `# Guards taken away

Written by \`npm run test:guards\`: each guard of the product taken out of a copy of the source, by itself, and the
tests that should notice run without it. The negative control: with every guard in place these tests, and the others of
their files and names, pass.

- caught: **${caught.length} of ${guards.length}**; negative control: ${control} tests passed, 0 failed
- ${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${minutes} minutes, two at a time
- Node ${process.versions.node}, ${process.platform} ${release()}, ${cpus().length} cores, ${Math.round(totalmem() / GIGABYTE)} GB
- numbers are those of docs/security.md; paths are below \`packages/\`

| threat | guard taken away | in | caught by |
| --- | --- | --- | --- |
${guards.map((guard) => rowOf(guard, results.get(guard))).join('\n')}
`
}

function rowOf({ threat, guard, file }, { caughtBy, error }) {
  const words = (caughtBy ?? '').replaceAll('`', "'").replaceAll('|', '\\|').replace(/\s+/g, ' ')
  const by = caughtBy ? `\`${words}\`` : error ? 'ERROR' : '**NOT CAUGHT**'
  return `| ${threat} | ${guard} | ${file.replace('packages/', '')} | ${by} |`
}
