/** The number of passed checks and the names of the failed ones, summed over everything that a command runs. */
export function newTally() {
  let passed = 0
  const red = []
  return {
    /** Adds the result of one part: `{passed, red}`. */
    add(part) {
      passed += part.passed
      red.push(...part.red)
    },
    /** Counts one check as passed or failed, and returns whether it passed. */
    step(name, holds) {
      if (holds) passed++
      else red.push(name)
      return holds
    },
    /** Prints the failures again, as the start of a long output may be lost; then the last line and the exit code. */
    end() {
      for (const words of red) console.log(`RED ${words}`)
      const failed = red.length
      console.log(`${passed} passed, ${failed} failed`)
      process.exit(failed > 0 ? 1 : 0)
    },
  }
}
