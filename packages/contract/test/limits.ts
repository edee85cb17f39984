/** How many times longer everything may take on a machine that is slow: `TIME_FACTOR=3 npm test`. */
const FACTOR = Number(process.env.TIME_FACTOR ?? 1)

/**
 * The longest that a test waits for one thing, in milliseconds. A wait ends when what is expected stands, so its limit is
 * for a machine that is busy, not for the product: no test sets a shorter one.
 */
export const WAIT = 30_000 * FACTOR

/** The limits of vitest in every project. A test or hook that hangs ends by its own waits; this limit ends any other. */
export const LIMITS = {
  expect: { poll: { timeout: WAIT } },
  testTimeout: 20 * WAIT,
  hookTimeout: 20 * WAIT,
}

/** The limit of one test that tries more cases than can be counted beforehand. */
export const LONG = 240 * WAIT
