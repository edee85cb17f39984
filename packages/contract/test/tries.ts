/** `npm run test:more` sets it. */
const TIMES = process.env.RANDOM_TIMES

/** How often a test with random input tries: `many` times in `npm test`, RANDOM_TIMES as often in `npm run test:more`. */
export const tries = (many: number) => many * Number(TIMES ?? 1)

/** Of many cases that are alike, all in `npm run test:more` and every third in `npm test`, which begins at `first`. */
export const someOf = <Case>(cases: readonly Case[], first = 0) =>
  TIMES === undefined ? cases.filter((_, at) => at % 3 === first % 3) : cases
