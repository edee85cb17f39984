interface Criterion {
  readonly levels: readonly { points: number }[]
}

/** The most that a criterion gives; points that are not filled in yet count as none. */
export const bestOf = ({ levels }: Criterion) =>
  Math.max(0, ...levels.map(({ points }) => points).filter(Number.isFinite))

/** Points have two decimals, which sums of floating numbers do not keep. */
export const total = (points: readonly number[]) => Math.round(points.reduce((sum, more) => sum + more, 0) * 100) / 100

/** What an essay is worth whose answer reaches the best level of each criterion. */
export const rubricPoints = (criteria: readonly Criterion[]) => total(criteria.map(bestOf))
