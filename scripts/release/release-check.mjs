import { readFile } from 'node:fs/promises'
import { imageStarts } from '../test/image.mjs'
import { runStages } from '../test/run.mjs'
import { newTally } from '../test/tally.mjs'
import { reports } from './reports.mjs'

// `npm run release:check`: checks whether this commit can become a version. The version must match the changelog, each
// report in docs/reports must name the commit it was made from (a report older than the code is only a warning), and the
// image must start.
await runStages([
  { name: 'version and reports', run: papers },
  { name: 'image', run: imageStarts },
])

async function papers() {
  const read = async (file) => readFile(file, 'utf8')
  const { version } = JSON.parse(await read('package.json'))
  const { version: locked } = JSON.parse(await read('package-lock.json'))
  const changes = await read('CHANGELOG.md')
  const tally = newTally()

  tally.step(`package-lock.json has version ${locked}, package.json ${version}`, locked === version)
  tally.step(`CHANGELOG.md has no section for ${version}`, changes.includes(`\n## ${version} (`))
  tally.step('CHANGELOG.md has changes that are still "Unreleased"', !/^## Unreleased\n+(?!## )\S/m.test(changes))
  for (const { name, wrong, commit, since } of await reports()) {
    if (since > 0)
      console.log(`older: docs/reports/${name} judges ${commit}, ${since} commits to the product before this one`)
    tally.step(`docs/reports/${name} ${wrong}`, !wrong)
  }
  return tally.part
}
