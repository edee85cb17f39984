import { expect, it } from 'vitest'
import { compare, type Entry, type Ledger } from './support/ledger.ts'

const ledgerOf = (entry: Partial<Entry>): Ledger =>
  new Map([['a', { name: 'a', kept: 1, sent: 2, removal: 'none', ...entry }]])
const row = (revision: number, isWhole = true) => ({ id: 1, name: 'a', revision, isWhole })
const FINE = { lost: [], half: [], twice: [], strange: [] }

it('takes what was kept, and what was sent and not answered, either way', () => {
  expect(compare(ledgerOf({}), [row(1)])).toEqual(FINE)
  expect(compare(ledgerOf({}), [row(2)])).toEqual(FINE)
  expect(compare(ledgerOf({ kept: -1, sent: 0 }), [])).toEqual(FINE)
  expect(compare(ledgerOf({ kept: -1, sent: 0 }), [row(0)])).toEqual(FINE)
  expect(compare(ledgerOf({ removal: 'sent' }), [])).toEqual(FINE)
  expect(compare(ledgerOf({ removal: 'kept' }), [])).toEqual(FINE)
})

it('sees what was kept and is not there, or there again', () => {
  expect(compare(ledgerOf({}), []).lost).toEqual(['a'])
  expect(compare(ledgerOf({}), [row(0)]).lost).toEqual(['a'])
  expect(compare(ledgerOf({ removal: 'kept' }), [row(2)]).lost).toEqual(['a'])
})

it('sees halves, seconds and what nobody sent', () => {
  expect(compare(ledgerOf({}), [row(1, false)]).half).toEqual(['a'])
  expect(compare(ledgerOf({}), [row(1), row(1)]).twice).toEqual(['a'])
  expect(compare(ledgerOf({}), [row(3)]).strange).toEqual(['a'])
})

it('goes by what was sent until the rows were read', () => {
  const later = ledgerOf({ kept: 2, sent: 3 })
  expect(compare(ledgerOf({}), [row(3)], later)).toEqual(FINE)
  expect(compare(ledgerOf({}), [], ledgerOf({ removal: 'sent' }))).toEqual(FINE)
})
