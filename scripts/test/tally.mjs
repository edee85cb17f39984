import { countRepeated } from './repeat.mjs'

/** The number of passed checks and the failed ones, summed over everything that a command runs. */
export function newTally() {
  const part = { passed: 0, red: [], repeated: [] }
  return {
    part,
    /** Adds the result of one part: `{passed, red, repeated}`. */
    add({ passed, red, repeated = [] }) {
      part.passed += passed
      part.red.push(...red)
      part.repeated.push(...repeated)
    },
    /** Counts one check as passed or failed, and returns whether it passed; `words` say what is wrong. */
    step(name, holds, words = '') {
      if (holds) part.passed++
      else part.red.push({ name, words })
      return holds
    },
    /** Prints the failures again, as the start of a long output may be lost; then the last line and the exit code. */
    async end() {
      const { passed, red, repeated } = part
      for (const { name, words = '' } of red) console.log(`\nRED ${name}\n${words}`.trimEnd())
      const lucky = await countRepeated(repeated)
      if (lucky.length > 0) console.log(`\n${lucky.length} passed only when repeated: ${lucky.join('; ')}`)
      console.log(`\n${passed} passed, ${red.length} failed, ${Math.round(performance.now() / 1000)} s`)
      process.exit(red.length > 0 ? 1 : 0)
    },
  }
}
