/** How often a test with random input tries: `many` times in `npm test`, RANDOM_TIMES as often in `npm run test:more`. */
export const tries = (many: number) => many * Number(process.env.RANDOM_TIMES ?? 1)
