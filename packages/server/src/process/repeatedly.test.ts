import { expect, it } from 'vitest'
import { repeatedly } from './repeatedly.ts'

it('reports what fails, but not what fails after its end', async () => {
  const reported: unknown[] = []
  const fails: ((why: string) => void)[] = []
  const work = () => new Promise((_, fail) => fails.push(fail))
  const end = repeatedly(1, work, (why) => reported.push(why))
  await expect.poll(() => fails.length).toBeGreaterThan(1)
  fails[0]?.('while it runs')
  await expect.poll(() => reported).toEqual(['while it runs'])
  end()
  fails[1]?.('after its end')
  await new Promise(setImmediate)
  expect(reported).toEqual(['while it runs'])
})
