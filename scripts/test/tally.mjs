import { countRepeated } from './repeat.mjs'

const began = performance.now()

/** The number of passed checks and the failed ones, summed over everything that a command runs. */
export function newTally() {
  let passed = 0
  const red = []
  const repeated = []
  return {
    /** Adds the result of one part: `{passed, red, repeated}`. */
    add(part) {
      passed += part.passed
      red.push(...part.red)
      repeated.push(...(part.repeated ?? []))
    },
    /** Counts one check as passed or failed, and returns whether it passed. */
    step(name, holds) {
      if (holds) passed++
      else red.push({ name })
      return holds
    },
    isGreen: () => red.length === 0,
    /** Prints the failures again, as the start of a long output may be lost; then the last line and the exit code. */
    async end() {
      for (const { name, words = '' } of red) console.log(`\nRED ${name}\n${words}`.trimEnd())
      const lucky = await countRepeated(repeated)
      if (lucky.length > 0) console.log(`\n${lucky.length} passed only when repeated: ${lucky.join('; ')}`)
      const failed = red.length
      console.log(`\n${passed} passed, ${failed} failed, ${Math.round((performance.now() - began) / 1000)} s`)
      process.exit(failed > 0 ? 1 : 0)
    },
  }
}
