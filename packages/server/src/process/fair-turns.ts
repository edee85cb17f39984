import type { ApiError } from '@bank/contract'

/** Who waits: groups take turns, and within a group its members do. */
export interface InLine {
  group: string
  member: string
}

interface FairTurns {
  atOnce: number
  /** How many may wait in all, of one group, and of one member of it. */
  waiting: number
  ofGroup: number
  ofMember: number
  full: () => ApiError
}

interface Turn {
  start: () => void
  refuse: (error: ApiError) => void
}

/**
 * Runs at most `atOnce` pieces of heavy work and lets others wait. The next turn goes to the group, and in it to the
 * member, whose last turn is longest ago, so that many pieces of one do not hold up the few of others. Refuses with
 * `full` what has no room in the line. When all of it is taken, a group that has less in it takes the newest place of the
 * one that has most, so that some that fill it do not shut out the others. `use()` gives how many run and wait.
 */
export function fairTurns({ atOnce, waiting, ofGroup, ofMember, full }: FairTurns) {
  const line = new Map<string, Map<string, Turn[]>>()
  let running = 0
  let all = 0

  function wait({ group, member }: InLine): Promise<void> {
    const members = line.get(group) ?? new Map<string, Turn[]>()
    const turns = members.get(member) ?? []
    const length = lengthOf(members)
    if (length >= ofGroup || turns.length >= ofMember) return Promise.reject(full())
    if (all >= waiting && !makeRoom(length + 1)) return Promise.reject(full())
    line.set(group, members)
    members.set(member, turns)
    all += 1
    return new Promise((start, refuse) => void turns.push({ start, refuse }))
  }

  /** Refuses the newest of the member that has most, in the group that has most; false when none has more than `length`. */
  function makeRoom(length: number): boolean {
    const longest = [...line].sort(([, one], [, other]) => lengthOf(other) - lengthOf(one))[0]
    if (longest === undefined || lengthOf(longest[1]) <= length) return false
    const [group, members] = longest
    const most = [...members].sort(([, one], [, other]) => other.length - one.length)[0]
    if (most === undefined) return false
    const [member, turns] = most
    turns.pop()?.refuse(full())
    if (turns.length === 0) members.delete(member)
    if (members.size === 0) line.delete(group)
    all -= 1
    return true
  }

  /** Takes the next one out of the line; its group and its member go to the end of theirs. */
  function next(): Turn | undefined {
    const [group, members] = line.entries().next().value ?? []
    if (group === undefined || members === undefined) return undefined
    const [member, turns] = members.entries().next().value ?? []
    const first = turns?.shift()
    line.delete(group)
    if (member !== undefined && turns !== undefined) {
      members.delete(member)
      if (turns.length > 0) members.set(member, turns)
    }
    if (members.size > 0) line.set(group, members)
    all -= 1
    return first
  }

  async function inTurn<Result>(who: InLine, work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await wait(who)
    else running += 1
    try {
      return await work()
    } finally {
      const first = next()
      if (first) first.start()
      else running -= 1
    }
  }
  return Object.assign(inTurn, { use: () => ({ running, waiting: all }) })
}

const lengthOf = (members: Map<string, Turn[]>) =>
  [...members.values()].reduce((length, turns) => length + turns.length, 0)
