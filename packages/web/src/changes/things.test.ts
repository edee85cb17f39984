import { historyColumns } from '@bank/server/test/history-columns.ts'
import { HTML_COLUMNS } from '@bank/server/test/store-raw.ts'
import { expect, it } from 'vitest'
import { hasWord, wordOf } from './things.ts'

const columns = await historyColumns()

it('has a word for every table that has a history', () => {
  const tables = [...new Set(columns.map(({ table }) => table)), 'account']
  expect(tables.filter((table) => !hasWord(table))).toEqual([])
})

it('says of every column that has a history what it is called, or that it is not shown', () => {
  const forgotten = columns.filter(({ table, column }) => wordOf(table, column) === undefined)
  expect(forgotten.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})

it('shows as HTML what the tests of hostile texts fill with HTML, and nothing else', () => {
  const shown = columns.filter(({ table, column }) => wordOf(table, column)?.as === 'html')
  const filled = Object.entries(HTML_COLUMNS).flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
  expect(shown.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(filled.toSorted())
})
