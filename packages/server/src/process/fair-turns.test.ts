import { once } from 'node:events'
import { ApiError } from '@bank/contract'
import { expect, it } from 'vitest'
import { fairTurns } from './fair-turns.ts'

const full = () => new ApiError('TOO_MANY')

/** Starts works in this order while one runs; gives the order in which they ran. */
async function orderOf(names: [group: string, member: string][], limits = {}) {
  const inTurn = fairTurns({ atOnce: 1, waiting: 100, ofGroup: 100, ofMember: 100, full, ...limits })
  const opening = new EventTarget()
  const blocking = inTurn({ group: '-', member: '-' }, () => once(opening, 'open'))
  const ran: string[] = []
  const works = names.map(([group, member]) =>
    inTurn({ group, member }, async () => void ran.push(`${group}${member}`)),
  )
  const settled = Promise.allSettled(works)
  opening.dispatchEvent(new Event('open'))
  await blocking
  const refused = (await settled).filter(({ status }) => status === 'rejected').length
  expect(inTurn.use()).toEqual({ running: 0, waiting: 0 })
  return { ran, refused }
}
const of = (group: string, members: string): [string, string][] => [...members].map((member) => [group, member])

it('goes around the groups, and in each around its members', async () => {
  const { ran } = await orderOf([...of('a', '111122'), ...of('b', '1'), ...of('a', '3')])
  expect(ran).toEqual(['a1', 'b1', 'a2', 'a3', 'a1', 'a2', 'a1', 'a1'])
})

it('lets others in when a group or a member has filled its part of the line', async () => {
  const flood = [...of('a', '11111'), ...of('a', '23456')]
  const limits = { waiting: 10, ofGroup: 4, ofMember: 2 }
  const { ran, refused } = await orderOf([...flood, ...of('b', '1'), ...of('c', '1')], limits)
  expect(refused).toBe(6)
  expect(ran).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a1'])
})

it('refuses when the whole line is full', async () => {
  const { refused } = await orderOf([...of('a', '12'), ...of('b', '12'), ...of('c', '1')], { waiting: 3 })
  expect(refused).toBe(2)
})

it('gives a place of those that fill the line to who has less in it', async () => {
  const flood = [...of('a', '1122'), ...of('b', '12')]
  const { ran, refused } = await orderOf([...flood, ...of('c', '12'), ...of('b', '3')], { waiting: 6 })
  expect(ran).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
  expect(refused).toBe(3)
})

it('goes on after a work that failed', async () => {
  const inTurn = fairTurns({ atOnce: 1, waiting: 1, ofGroup: 1, ofMember: 1, full })
  const who = { group: 'a', member: '1' }
  const failing = inTurn(who, () => Promise.reject(new Error('no')))
  const second = inTurn(who, async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await second).toBe('done')
})
