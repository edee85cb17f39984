import { expect, it } from 'vitest'
import { fieldsBehind } from './taken-over.ts'

const lines = ({ name, first, second }: { name: string; first: number; second: number }) =>
  [
    ['Nama', name],
    ['Batas', `${first} sampai ${second}`],
  ] as const
const mine = { name: 'Fisika', first: 1, second: 2 }

it('finds the fields that a line speaks of', () => {
  const stored = { name: 'Kimia', first: 1, second: 3 }
  expect(fieldsBehind(0, { mine, stored, lines })).toEqual(['name'])
  expect(fieldsBehind(1, { mine, stored, lines })).toEqual(['second'])
  expect(fieldsBehind(1, { mine, stored: { ...stored, first: 0 }, lines })).toEqual(['first', 'second'])
})

it('finds none where they would not make the line as it is stored', () => {
  const stored = { ...mine, first: 5, second: 6 }
  const byBoth = (values: typeof mine) => [['Batas', values.first === values.second - 1 ? 'berurutan' : '']] as const
  // each of them alone changes the line, both together do not
  expect(fieldsBehind(0, { mine, stored: { ...stored, second: 9 }, lines: byBoth })).toEqual(['first', 'second'])
  const own = (values: typeof mine) => [['Batas', values === stored ? 'tersimpan' : 'isian']] as const
  expect(fieldsBehind(0, { mine, stored, lines: own })).toEqual([])
})
