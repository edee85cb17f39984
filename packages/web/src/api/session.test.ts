import { expect, it } from 'vitest'
import { session } from './session.ts'

const RANI = { token: 't', ac_id: 7, ac_name: 'Rani', ac_level: 2 } as const

it('keeps the names that login answers with, one by one', () => {
  session.open(RANI)

  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    token: 't',
    ac_id: '7',
    ac_name: 'Rani',
    ac_level: '2',
  })
  expect(session.get()).toEqual(RANI)
})

it('hears of a sign-out in another tab', () => {
  session.open(RANI)
  let heard = 0
  const stop = session.subscribe(() => heard++)

  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  stop()

  expect(session.get()).toBeNull()
  expect(session.expired()).toBe(false)
  expect(heard).toBe(1)
})

it('takes nobody for signed in whose level means nothing', () => {
  for (const [key, value] of Object.entries({ ...RANI, ac_level: '9' })) localStorage.setItem(key, String(value))
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))

  expect(session.get()).toBeNull()
})
