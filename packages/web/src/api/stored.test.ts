import { expect, it } from 'vitest'
import { readStored } from './stored.ts'

const KEY = 'soal-terakhir'

it('reads what was kept', () => {
  localStorage.setItem(KEY, JSON.stringify({ qt_id: 2 }))
  expect(readStored(localStorage, KEY)).toEqual({ qt_id: 2 })
})

it.each(['{"qt_id":', '', 'undefined', 'null'])('reads %j as nothing, and lets the screen stand', (unreadable) => {
  localStorage.setItem(KEY, unreadable)
  expect(readStored(localStorage, KEY)).toBeUndefined()
})

it('reads nothing where nothing was kept', () => {
  expect(readStored(sessionStorage, KEY)).toBeUndefined()
})
