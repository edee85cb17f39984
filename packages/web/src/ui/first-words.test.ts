import { expect, it } from 'vitest'
import { firstWords } from './first-words.ts'

it('begins the longest text, without its markup', () => {
  const question_text =
    '<p>Diketahui   sebuah <b>segitiga</b> siku-siku dengan sisi tegak sepanjang enam sentimeter.</p>'
  expect(firstWords({ label: 'tryout', topic_id: 4, question_text })).toBe(
    'Diketahui sebuah segitiga siku-siku dengan sisi tegak …',
  )
  expect(firstWords({ subject_name: 'Fisika', code: '' })).toBe('Fisika')
})

it('reads no formula twice, and no picture', () => {
  const detail = '<p>Luas <math><semantics><mi>L</mi><annotation>\\text{Luas}</annotation></semantics></math></p>'
  expect(firstWords({ detail, image: `data:image/png;base64,${'A'.repeat(200)}` })).toBe('Luas L')
  expect(firstWords({ free_trial: false })).toBe('')
})
