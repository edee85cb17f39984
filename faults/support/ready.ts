import { expect } from 'vitest'

/** The status with which what stands at this origin says whether it is ready; 0 when it gives no answer. */
export const readiness = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ status }) => status,
    () => 0,
  )

/** Waits until it is. */
export const becomesReady = (origin: string) => expect.poll(() => readiness(origin)).toBe(200)
