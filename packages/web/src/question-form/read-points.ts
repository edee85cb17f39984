/** Points as they are typed, `2,5` or `2.5`; NaN for anything else. */
export const readPoints = (typed: unknown): number =>
  typeof typed === 'string' ? (typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'))) : Number(typed)

/** Points that are not filled in yet have no value to show or to add up. */
export const orPoints = (points: number | undefined, instead: number): number =>
  points !== undefined && Number.isFinite(points) ? points : instead
