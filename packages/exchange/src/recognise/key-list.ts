import type { Draft } from './draft.ts'
import type { Paper } from './paper.ts'

/** Gives the keys of a list to the questions of their numbers. Numbers that stand for several questions decide nothing. */
export function placeKeys({ drafts, keys }: Paper): void {
  for (const { number, letters } of grouped(keys)) {
    const open = drafts.filter((draft) => draft.number === number && !draft.key)
    const [draft] = open
    if (!draft || letters.length !== open.length) continue
    for (const [at, one] of open.entries()) one.key = { letters: [letters[at] ?? ''] } satisfies Draft['key']
  }
}

function grouped(keys: Paper['keys']): { number: number; letters: string[] }[] {
  const numbers = [...new Set(keys.map(({ number }) => number))]
  return numbers.map((number) => ({
    number,
    letters: keys.filter((key) => key.number === number).map(({ letter }) => letter),
  }))
}
