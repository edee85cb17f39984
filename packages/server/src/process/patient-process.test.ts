import { expect, it, onTestFinished, vi } from 'vitest'
import { patientProcess } from './patient-process.ts'

const { run, hold, use } = patientProcess(import.meta.url, '../../test/patient-example')

it('gives the pieces of a result, then the result', async () => {
  const pieces: number[] = []
  expect(await run('count', 3, (piece: number) => pieces.push(piece))).toEqual(new Map([['last', 3]]))
  expect(pieces).toEqual([1, 2])
})

it('fails with the task, and with all that wait when the process ends; the next task has a new one', async () => {
  await expect(run('fail', 0)).rejects.toThrow('not so')
  const both = await Promise.allSettled([run('end', 0), run('count', 1)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await run('count', 1)).toEqual(new Map([['last', 1]]))
  expect(use().waiting).toBe(0)
})

it('ends a minute after its last task, but not while it is held', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const release = hold()
  const pid = (await run('pid', 0)) as number
  vi.advanceTimersByTime(60_000)
  expect(await run('pid', 0)).toBe(pid)
  release()
  vi.advanceTimersByTime(60_000)
  expect(await run('pid', 0)).not.toBe(pid)
})

it('kills the process of a task that takes longer than eleven minutes; the next task has a new one', async () => {
  const pid = (await run('pid', 0)) as number
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const both = Promise.allSettled([run('hang', 0), run('count', 1)])
  vi.advanceTimersByTime(11 * 60_000)
  vi.useRealTimers()
  expect(await both).toMatchObject([
    { reason: { message: expect.stringContaining('took too long: hang') } },
    { status: 'rejected' },
  ])
  expect(await run('pid', 0)).not.toBe(pid)
  await expect.poll(() => isAlive(pid)).toBe(false)
})

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
