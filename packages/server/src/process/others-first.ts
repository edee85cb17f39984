import { setImmediate as turn } from 'node:timers/promises'

const TURNS = 8

/**
 * Lets what is ready go first, before a step that takes some ten milliseconds: the event loop accepts one connection at a
 * turn, so among many such steps newcomers would wait for seconds. Costs nothing while nothing else is to do.
 */
export async function othersFirst() {
  for (let turns = 0; turns < TURNS; turns += 1) await turn()
}
