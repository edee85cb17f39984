/** What held, in numbers, and what did not, in words, summed over all that a command runs. */
export function newTally() {
  let passed = 0
  const red = []
  return {
    /** Numbers and words of one part: `{passed, red}`. */
    add(part) {
      passed += part.passed
      red.push(...part.red)
    },
    /** One thing that holds or does not; gives it back. */
    step(name, holds) {
      if (holds) passed++
      else red.push(name)
      return holds
    },
    /** What was red once more, where the end of a long output is all that is kept; the last line; the exit code. */
    end() {
      for (const words of red) console.log(`RED ${words}`)
      const failed = red.length
      console.log(`${passed} passed, ${failed} failed`)
      process.exit(failed > 0 ? 1 : 0)
    },
  }
}
