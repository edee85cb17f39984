import { useState } from 'react'

/** Questions of a file that a person has ticked, by their numbers. */
export interface Ticks {
  ticked: readonly number[]
  clear: () => void
  of: (no: number) => { isTicked: boolean; onTick: (ticked: boolean) => void }
}

export function useTicks(): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const tick = (no: number, isTicked: boolean) =>
    setTicked((before) => new Set(isTicked ? [...before, no] : [...before].filter((one) => one !== no)))
  return {
    ticked: [...ticked],
    clear: () => setTicked(new Set()),
    of: (no) => ({ isTicked: ticked.has(no), onTick: (isTicked) => tick(no, isTicked) }),
  }
}
