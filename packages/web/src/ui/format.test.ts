import { expect, it } from 'vitest'
import { dateTime, initials, number } from './format.ts'

it('writes numbers and times as Indonesians do', () => {
  expect(number(1284)).toBe('1.284')
  expect(number(2.5)).toBe('2,5')
  expect(dateTime('2026-08-17T14:05:00')).toBe('17 Agustus 2026 14.05')
})

it('takes two initials from a name', () => {
  expect(initials('Ayu Lestari Dewi')).toBe('AL')
  expect(initials('admin')).toBe('A')
})
