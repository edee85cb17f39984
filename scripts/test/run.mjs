import { AsyncLocalStorage } from 'node:async_hooks'
import { build } from '../run/build.mjs'
import { hear, ROOT } from '../run/process.mjs'
import { ownTemporaryFolder } from './cleanup.mjs'
import { newTally } from './tally.mjs'

const current = new AsyncLocalStorage()

/** Prints lines, each after the name of its stage. */
export function say(text) {
  const stage = current.getStore()
  for (const line of text.trimEnd().split('\n')) console.log(stage && line ? `${stage} | ${line}` : line)
}

/** Runs a program and prints its output as it comes; returns its exit code and its output. */
export async function speak(program, args, options) {
  let rest = ''
  const result = await hear(program, args, {
    ...options,
    onText(text) {
      const lines = (rest + text).split('\n')
      rest = lines.pop()
      if (lines.length > 0) say(lines.join('\n'))
    },
  })
  if (rest) say(rest)
  return result
}

/**
 * Runs the stages of a command and ends the process with the result. Each begins when those of `after` have ended (the one before
 * it, unless it says otherwise) and those of `needs`, and does not run when one of `needs` is red. `run` returns what came of it: `{passed, red, repeated}`.
 * `whenGreen` is called when nothing was red.
 */
export async function runStages(stages, whenGreen = () => {}) {
  process.chdir(ROOT)
  const clear = await ownTemporaryFolder()
  const tally = newTally()
  const ends = new Map()
  for (const [at, stage] of stages.entries()) {
    const before = stages
      .slice(0, at)
      .slice(-1)
      .map(({ name }) => name)
    ends.set(stage.name, runStage({ after: before, ...stage }, `${at + 1} of ${stages.length}`))
  }
  await Promise.all(ends.values())
  await clear()
  if (tally.part.red.length === 0) await whenGreen()
  await tally.end()

  async function runStage({ name, after, needs = [], run }, number) {
    await Promise.all(after.map((other) => ends.get(other)))
    const greens = await Promise.all(needs.map((other) => ends.get(other)))
    const missing = needs.filter((_, index) => !greens[index])
    if (missing.length > 0) {
      console.log(`[${number}] not run: ${name} (${missing.join(', ')} is red)`)
      return false
    }
    console.log(`[${number}] ${name} ...`)
    const began = performance.now()
    const part = await current.run(name, () => run().catch(asRed))
    tally.add(part)
    const result = `${part.passed} passed, ${part.red.length} failed, ${secondsSince(began)} s`
    console.log(`[${number}] ${name}: ${result} (${secondsSince(0)} s in all)`)
    return part.red.length === 0
  }
}

const secondsSince = (start) => Math.round((performance.now() - start) / 1000)

/** A stage that could not do its work. */
const asRed = (error) => ({ passed: 0, red: [{ name: `${current.getStore()} ended early`, words: error.stack }] })

/** What came of one check: `words` say what is wrong, undefined when nothing is. */
export const oneCheck = (name, words) =>
  words === undefined ? { passed: 1, red: [] } : { passed: 0, red: [{ name, words }] }

/** Builds the product, as a stage. */
export const built = () =>
  build().then(
    () => oneCheck('the build'),
    (error) => oneCheck('the build', error.message),
  )

/** What came of several parts together. */
export function together(parts) {
  const { add, part } = newTally()
  parts.forEach(add)
  return part
}
