import { createRequire } from 'node:module'
import React from 'react'
import { flushSync } from 'react-dom'

/*
 * React's production build has no `act`, which Testing Library calls around every event. This one draws what the event
 * changed before it returns, as a browser does, and when it is awaited waits until React has nothing left to draw.
 * Testing Library takes `React.act` once, when it is loaded: this file comes before it.
 */
const { resolve } = createRequire(import.meta.url)
/** The queue of all of React's work, the very instance that React uses. */
const queue: {
  unstable_IdlePriority: number
  unstable_scheduleCallback(priority: number, work: () => void): void
} = createRequire(resolve('react-dom'))('scheduler')

/** Until what was begun is drawn: work of the lowest priority comes after all other. */
async function drawn() {
  await new Promise((done) => setTimeout(done))
  await new Promise<void>((done) => queue.unstable_scheduleCallback(queue.unstable_IdlePriority, done))
}

function act(work: () => unknown) {
  const result = flushSync(work)
  const settled = async () => {
    const value = await result
    await drawn()
    return value
  }
  // biome-ignore lint/suspicious/noThenProperty: the contract of `act`, which waits only for those who await it
  return { then: (...next: Parameters<Promise<unknown>['then']>) => settled().then(...next) }
}

if (!React.act) Object.assign(React, { act })
