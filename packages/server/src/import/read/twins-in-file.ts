import { bandsOf } from '@bank/contract/telaah/twins/bands'
import type { Compared } from '@bank/contract/telaah/twins/compared'
import { type Likeness, likenessOf, rankedOf } from '@bank/contract/telaah/twins/rank'

/** Questions that share a band and are ranked, a tenth of a millisecond each. */
const CANDIDATES = 40

type Earlier = Likeness & { at: number }

/**
 * Given the questions of a file one after the other, tells of each the earlier one that is the most like it. Those that share
 * a text (`head`) are short and meant to be alike.
 */
export function twinsInFile() {
  const seen = new Map<number, { compared: Compared; head: number | null }>()
  const byBand = new Map<number, number[]>()
  return (at: number, compared: Compared, head: number | null): Earlier | undefined => {
    const isSibling = (earlier: number) => head !== null && seen.get(earlier)?.head === head
    const shared = new Map<number, number>()
    for (const band of bandsOf(compared)) {
      const those = byBand.get(band) ?? []
      for (const earlier of those) shared.set(earlier, (shared.get(earlier) ?? 0) + 1)
      byBand.set(band, those)
      those.push(at)
    }
    seen.set(at, { compared, head })
    const ranked = rankedOf(compared)
    const likely = [...shared]
      .filter(([earlier]) => !isSibling(earlier))
      .sort(([, one], [, other]) => other - one)
      .slice(0, CANDIDATES)
      .flatMap(([earlier]): Earlier[] => {
        const likeness = likenessOf(ranked, rankedOf(seen.get(earlier)?.compared ?? []))
        return likeness ? [{ at: earlier, ...likeness }] : []
      })
    return likely.sort((one, other) => other.score - one.score)[0]
  }
}
