import type { Desk } from './desk.ts'

/** What an option gives, in percent of the points. Shares are rounded in files: 99.99 is all. */
export interface Shared {
  share: number
}

export const isWhole = ({ share }: Shared) => share >= 99.9

/** The options that are right: all that give points where several may be chosen, else those that give all of them. */
export function rightOf<One extends Shared>(all: readonly One[], isMultiple: boolean, desk: Desk): Set<One> {
  const right = new Set(isMultiple ? all.filter(({ share }) => share > 0) : all.filter(isWhole))
  if (all.some(({ share }) => share < 0)) desk.lose('nilai minus')
  const isPartial = all.some((one) => one.share > 0 && !right.has(one))
  const isUneven = new Set([...right].map(({ share }) => Math.round(share))).size > 1
  if (isPartial || isUneven) desk.lose('nilai sebagian')
  return right
}

/** The answers that give full points; a message says that there are others. `isAnyText`: matches every other answer. */
export function wholeOf<One extends Shared>(all: readonly One[], isAnyText: (one: One) => boolean, desk: Desk): One[] {
  if (all.some((one) => one.share > 0 && !isWhole(one))) desk.lose('nilai sebagian')
  if (all.some((one) => one.share <= 0 && !isAnyText(one))) desk.lose('jawaban salah')
  return all.filter(isWhole)
}
