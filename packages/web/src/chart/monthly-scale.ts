const STEPS = 4

/** Whole numbers from zero up to at least the largest count, in steps that are read easily: 1, 2, 15, 250. */
export function ticksFor(largest: number): number[] {
  const step = roundUp(largest / STEPS)
  return Array.from({ length: STEPS + 1 }, (_, index) => index * step)
}

function roundUp(step: number): number {
  if (step < 10) return Math.max(1, Math.ceil(step))
  const unit = 10 ** (Math.floor(Math.log10(step)) + 1) / 20
  return Math.ceil(step / unit) * unit
}
