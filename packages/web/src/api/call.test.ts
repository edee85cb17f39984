import { ApiError } from '@bank/contract/errors'
import { subjectRoutes } from '@bank/contract/subject'
import { expect, it, vi } from 'vitest'
import { server } from '../../test/server.ts'
import { call } from './call.ts'
import { session } from './session.ts'

const { signIn, make } = await server()
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call succeeded'),
    (error: ApiError) => error,
  )

it('reads what the contract promises', async () => {
  await signIn(2)
  await make.subject({ name: 'Numerasi' })

  const { data, pagination } = await call(subjectRoutes.list, { query: { page: 1, subject_name: 'numer' } })

  expect(data.map((row) => row.subject_name)).toEqual(['Numerasi'])
  expect(pagination.totalData).toBe(1)
})

it('rebuilds the error of the server, with its fields', async () => {
  await signIn(2)

  const error = await failure(call(subjectRoutes.create, { body: { subject_name: '' } }))

  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'VALIDATION', message: 'Harap isi semua kolom!' })
  expect(Object.keys(error.fields ?? {})).toEqual(['subject_name'])
})

it('ends a session that the server does not know, and only that one', async () => {
  session.open({ token: 'x'.repeat(43), ac_id: 1, ac_name: 'Staf', ac_level: 2 })

  const error = await failure(call(subjectRoutes.list, { query: {} }))

  expect(error.code).toBe('UNAUTHENTICATED')
  expect(session.get()).toBeNull()
  expect(session.expired()).toBe(true)
  expect(localStorage.getItem('token')).toBeNull()
})

it('keeps the session when it is only forbidden', async () => {
  await signIn(2)
  const id = await make.subject()

  const error = await failure(call(subjectRoutes.remove, { params: { id } }))

  expect(error).toMatchObject({ code: 'FORBIDDEN', message: 'Anda tidak memiliki akses.' })
  expect(session.get()).not.toBeNull()
})

it('tells a server that is down from a connection that is gone', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const onLine = vi.spyOn(navigator, 'onLine', 'get')

  onLine.mockReturnValue(true)
  expect(await failure(call(subjectRoutes.list, { query: {} }))).toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('Server tidak dapat dihubungi'),
  })
  onLine.mockReturnValue(false)
  expect(await failure(call(subjectRoutes.list, { query: {} }))).toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('Periksa koneksi internet Anda'),
  })
})

it('says so when something else than the server answers', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }))

  expect(await failure(call(subjectRoutes.list, { query: {} }))).toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('Server tidak dapat dihubungi'),
  })
})
