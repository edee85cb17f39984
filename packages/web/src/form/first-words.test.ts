import { expect, it } from 'vitest'
import { firstWords } from './first-words.ts'

const before = { label: 'tryout', topic_id: 4, question_text: '', subject_name: '', code: '', detail: '', image: '' }

it('begins the longest text, without its markup', () => {
  const question_text =
    '<p>Diketahui   sebuah <b>segitiga</b> siku-siku dengan sisi tegak sepanjang enam sentimeter.</p>'
  expect(firstWords({ label: 'tryout', topic_id: 4, question_text }, before)).toBe(
    'Diketahui sebuah segitiga siku-siku dengan sisi tegak …',
  )
  expect(firstWords({ subject_name: 'Fisika', code: '' }, before)).toBe('Fisika')
})

it('reads no formula twice, and no picture', () => {
  const detail = '<p>Luas <math><semantics><mi>L</mi><annotation>\\text{Luas}</annotation></semantics></math></p>'
  expect(firstWords({ detail, image: `data:image/png;base64,${'A'.repeat(200)}` }, before)).toBe('Luas L')
  expect(firstWords({ free_trial: false }, before)).toBe('')
})

it('leaves out what stood there before, and what the form adds by itself', () => {
  const standing = { subject_name: 'Ilmu Pengetahuan Alam', code: 'IPA', detail: '' }
  const updated_at = '2026-11-23T03:15:00.000Z'
  expect(firstWords({ ...standing, code: 'IPAS', updated_at }, standing)).toBe('IPAS')
  expect(firstWords({ ...standing, updated_at }, standing)).toBe('')
})

it('reads the rows of a list too', () => {
  const selections = [{ id_selection: 3, selection_text: '<p>Gaya gesek</p>' }, { selection_text: '' }]
  expect(firstWords({ selections, label: 'exam' }, { selections: [], label: 'exam' })).toBe('Gaya gesek')
})
