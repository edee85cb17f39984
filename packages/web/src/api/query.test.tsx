import { LEVEL } from '@bank/contract/access'
import { importReportRoutes } from '@bank/contract/import-report'
import { importRowRoutes } from '@bank/contract/import-row'
import { subjectRoutes } from '@bank/contract/subject'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { server } from '../../test/server.ts'
import { onMessage } from '../ui/toast.ts'
import { newQueries, reading, useAction, useShowSaved } from './query.ts'

const { db, signIn } = await server()

it('shows a saved row where rows of its shape are read, and leaves what else is told of it', () => {
  const queries = newQueries()
  const asked = { params: { id: 1 }, query: {} }
  const [rows, report] = [
    reading(importRowRoutes.list, asked).queryKey,
    reading(importReportRoutes.list, asked).queryKey,
  ]
  queries.setQueryData(rows, { data: [{ id_import_row: 7, state: 'wrong' }, { id_import_row: 8 }] } as never)
  queries.setQueryData(report, { data: [{ id_import_row: 7, place: 'Halaman 1' }] } as never)
  const idOf = (row: { id_import_row: number }) => row.id_import_row
  const { result } = renderHook(() => useShowSaved([importRowRoutes.list], idOf), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  result.current({ id_import_row: 7, state: 'ready' } as never)
  expect(queries.getQueryData(rows)).toEqual({ data: [{ id_import_row: 7, state: 'ready' }, { id_import_row: 8 }] })
  expect(queries.getQueryData(report)).toEqual({ data: [{ id_import_row: 7, place: 'Halaman 1' }] })
})

it('leaves what a change has made old to be read again', async () => {
  const queries = newQueries()
  const { queryKey } = reading(subjectRoutes.list, { query: {} })
  const { result } = renderHook(
    () => useShowSaved([subjectRoutes.list], (row: { id_subject: number }) => row.id_subject),
    {
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    },
  )
  for (const id_subject of [1, 2]) {
    queries.setQueryData(queryKey, { data: [{ id_subject: 1, subject_name: 'Fisika' }] } as never)
    await queries.invalidateQueries()
    result.current({ id_subject, subject_name: 'Kimia' } as never)
    expect(queries.getQueryState(queryKey)).toMatchObject({ isInvalidated: true })
  }
})

it('reads again when a proxy had no server to ask', async () => {
  await signIn(LEVEL.teamContent)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', vi.fn(fetch).mockResolvedValueOnce(new Response('<html>Bad gateway</html>', { status: 502 })))
  const { result } = renderHook(() => useQuery(reading(subjectRoutes.list, { query: {} })), {
    wrapper: ({ children }) => <QueryClientProvider client={newQueries()}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.data?.data).toEqual([]))
  vi.unstubAllGlobals()
})

it('sends a change again whose row was held too long, says so, and does it once', async () => {
  await signIn(LEVEL.teamContent)
  const queries = newQueries()
  const { result } = renderHook(() => useAction(subjectRoutes.create, { says: '' }), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  const said: string[] = []
  const hush = onMessage(({ text }) => said.push(text))
  const body = { subject_name: 'Fisika', family: 'numerasi' as const, code: 'FIS' }
  await db.transaction().execute(async (held) => {
    await sql`lock table subject in share row exclusive mode`.execute(held)
    result.current.mutate({ body })
    await waitFor(() => expect(said).toHaveLength(1))
  })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  hush()
  expect(said).toEqual(['Data ini sedang diubah dari tempat lain. Simpanan Anda dikirim lagi.'])
  expect(await db.selectFrom('subject').select('name').execute()).toEqual([{ name: 'Fisika' }])
})
