/** How much a document may hold. */
export const MOST = { columns: 5, rows: 20, left: 12, right: 15, rubric: 20, lines: 40, unit: 30 } as const
/** Of a question, and of a level of its rubric. */
export const MOST_POINTS = 100
/** How many a criterion of a rubric has. */
export const LEVELS = { least: 2, most: 6 } as const

export const atMost = (many: number) => `Paling banyak ${many}.`
