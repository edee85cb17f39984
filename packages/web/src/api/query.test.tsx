import { importReportRoutes } from '@bank/contract/import-report'
import { importRowRoutes } from '@bank/contract/import-row'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newQueries, reading, useShowSaved } from './query.ts'

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
