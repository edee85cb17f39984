import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { session } from '../api/session.ts'
import { followSession } from './follow-session.ts'
import type { AppRouter } from './router.ts'

it('leads back to a page from a session that ended while the app was open, not from one that was dead before', () => {
  const navigate = vi.fn()
  const router = { state: { location: { href: '/kelas', state: {} } }, navigate }
  const stop = followSession(router as unknown as AppRouter, new QueryClient())
  const rani = { token: 't', ac_id: 7, ac_name: 'Rani', ac_level: 2 } as const

  session.open(rani)
  session.expire()
  expect(navigate.mock.lastCall?.[0].state).toEqual({ loginRequired: true })

  session.open(rani)
  session.noteServed()
  session.expire()
  expect(navigate.mock.lastCall?.[0].state).toMatchObject({
    loginRequired: true,
    returnTo: { href: '/kelas', ac_id: 7 },
  })
  stop()
})
