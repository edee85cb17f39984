import { expect, it } from 'vitest'
import { columnsOf, moved, readColumns, USUAL } from './columns.tsx'

it('reads the columns that a person chose, without what is unknown or said twice', () => {
  expect(readColumns('text,status,kunci,text,toString,topic')).toEqual(['text', 'status', 'topic'])
  expect(readColumns('')).toEqual([])
})

it('moves a column among those that are shown, not beyond them', () => {
  expect(moved(['status', 'text', 'topic'], 'topic', -1)).toEqual(['status', 'topic', 'text'])
  expect(moved(['status', 'text', 'topic'], 'status', 1)).toEqual(['text', 'status', 'topic'])
  expect(moved(['status', 'text'], 'status', -1)).toEqual(['status', 'text'])
  expect(moved(['status', 'text'], 'label', 1)).toEqual(['status', 'text'])
})

it('shows at first only what the bank has', () => {
  expect(columnsOf('general')).toEqual(expect.arrayContaining([...USUAL.general]))
  expect(columnsOf('snpmb')).toEqual(expect.arrayContaining([...USUAL.snpmb]))
  expect(columnsOf('snpmb')).not.toContain('class')
})
