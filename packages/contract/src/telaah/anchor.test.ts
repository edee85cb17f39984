import { expect, it } from 'vitest'
import { type Anchor, anchoredIn, readsAs } from './anchor.ts'

const wordsAt = (text: string, anchor: Partial<Anchor>) => {
  const spot = anchoredIn(text).spotOf({ quote: '', before: '', after: '', ...anchor })
  return spot && [spot.from, text.slice(spot.from, spot.to)]
}

it('finds words again where most around them is as it was, whatever their white space', () => {
  const text = 'Ani naik bus. Budi naik kereta.\nAni naik  kapal.'
  expect(wordsAt(text, { quote: 'naik' })).toEqual([4, 'naik'])
  expect(wordsAt(text, { quote: 'naik', before: 'Pagi itu Budi ', after: ' sepeda' })).toEqual([19, 'naik'])
  expect(wordsAt(text, { quote: 'Ani naik', after: ' kapal' })).toEqual([32, 'Ani naik'])
  expect(wordsAt(text, { quote: 'kereta. Ani naik kapal' })).toEqual([24, 'kereta.\nAni naik  kapal'])
  expect(wordsAt(text, { quote: 'naik becak' })).toBeUndefined()
  expect(wordsAt(text, { quote: ' ' })).toBeUndefined()
  expect([readsAs('a b\nc', ' ab c'), readsAs('ab', 'abc')]).toEqual([true, false])
})
