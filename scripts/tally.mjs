/** Numbers of what held and what did not, summed over all that a command runs. */
export function newTally() {
  let passed = 0
  let failed = 0
  return {
    add(numbers) {
      passed += numbers.passed
      failed += numbers.failed
    },
    /** One thing that holds or does not; gives it back. */
    step(holds) {
      if (holds) passed++
      else failed++
      return holds
    },
    /** The last line, and the exit code that goes with it. */
    end() {
      console.log(`${passed} passed, ${failed} failed`)
      process.exit(failed > 0 ? 1 : 0)
    },
  }
}
