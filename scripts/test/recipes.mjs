import { readFile } from 'node:fs/promises'
import { install } from '../run/install.mjs'
import { ROOT } from '../run/process.mjs'
import { carryOut, recipesIn } from './recipe-blocks.mjs'
import { GAPS, tests } from './recipe-gaps.mjs'
import { runStages } from './run.mjs'
import { scratchClone } from './scratch-clone.mjs'
import { newTally } from './tally.mjs'

/** How many files each example of CONTRIBUTING.md may touch by hand. */
const PROMISED = {
  'Add a field': ({ created, edited }) => created + edited <= 6,
  'Add a resource': ({ created, edited }) => created <= 8 && edited <= 6,
}

// `npm run test:recipes`: carries out the examples of CONTRIBUTING.md on a copy of the working tree.
// With `-- --gaps` it leaves out one place after the other instead of proving the whole, and says what caught each.
await install()
const recipes = recipesIn(await readFile(`${ROOT}/CONTRIBUTING.md`, 'utf8'))
let clone
let tally
const isProof = !process.argv.includes('--gaps')
await runStages([
  { name: 'worked examples', run: () => counted(carryOutAll) },
  { name: 'what notices', needs: ['worked examples'], run: () => counted(isProof ? prove : leaveOutEach) },
])

/** What the steps of a stage came to. */
async function counted(work) {
  tally = newTally()
  await work()
  return tally.part
}

async function carryOutAll() {
  clone = await scratchClone()
  for (const recipe of recipes) await follow(recipe)
  await passes('npm run golden', ['scripts/test/golden.mjs'])
  console.log(`generated: ${(await clone.changed()).map((line) => line.slice(3)).join(', ')}`)
  await clone.keep('generated')
}

async function prove() {
  await passes('npm run check', ['scripts/test/check.mjs'])
  for (const [project, files] of testsOf(recipes))
    await passes(`${project}: ${files.join(' ')}`, tests(project, ...files))
}

async function leaveOutEach() {
  console.log('\n| left out | caught by | which says |\n| --- | --- | --- |')
  for (const gap of GAPS) await leaveOut(gap)
}

/** Carries an example out, and counts the files that it touches. */
async function follow({ title, steps }) {
  for (const step of steps) await carryOut(step, clone.folder)
  const touched = await clone.changed()
  const created = touched.filter((line) => line.startsWith('A')).length
  const edited = touched.length - created
  const [name] = title.split(':')
  console.log(`\n${title}: ${created} new files, ${edited} edited\n${touched.join('\n')}`)
  tally.step(`${name}: no more files than promised`, PROMISED[name]({ created, edited }))
  await clone.keep(title)
}

async function passes(name, args) {
  const { code, words } = await clone.hear(process.execPath, args)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  return tally.step(name, code === 0, words.slice(-6000))
}

/** The test files of all examples, by project. */
function testsOf(all) {
  const files = new Map()
  for (const line of all.flatMap(({ tests }) => tests)) {
    const [project, ...names] = line.split(' ')
    files.set(project, [...new Set([...(files.get(project) ?? []), ...names])])
  }
  return files
}

/** Leaves one place out, and expects what is named to be red. */
async function leaveOut([name, leave, { name: catcher, args }]) {
  const steps = recipes.flatMap((recipe) => recipe.steps)
  await leave(clone.folder, steps, clone.git)
  const { code, words } = await clone.hear(process.execPath, args)
  const [reason = ''] = words.split('\n').filter((line) => /error TS|Error: /.test(line))
  console.log(
    `| ${name} | ${code === 0 ? 'NOTHING' : catcher} | ${reason.trim().slice(0, 160).replaceAll('|', '\\|')} |`,
  )
  tally.step(`left out, and nothing was red: ${name} (${catcher})`, code !== 0 && reason !== '')
  await clone.restore()
}
