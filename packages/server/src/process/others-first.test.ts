import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { othersFirst } from './others-first.ts'

/** Steps of one call, each in a turn of the event loop, as those of connections that are accepted one by one. */
async function takeSteps(done: string[], steps: number) {
  for (let step = 1; step <= steps; step += 1) {
    await turn()
    done.push(`step ${step}`)
  }
}

it('lets several steps of others go before a long one', async () => {
  const done: string[] = []
  const others = takeSteps(done, 5)
  await othersFirst()
  done.push('long step')
  await others
  expect(done).toEqual(['step 1', 'step 2', 'step 3', 'step 4', 'step 5', 'long step'])
})
