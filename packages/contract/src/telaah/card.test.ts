import { expect, it } from 'vitest'
import { CARDS, lackOf, presetsOf } from './card.ts'

it('has the aspects of the national review card for each form', () => {
  const counts = Object.entries(CARDS).map(([form, aspects]) => [form, aspects.length])
  expect(Object.fromEntries(counts)).toEqual({
    pg: 15,
    pgk: 15,
    isian: 11,
    uraian: 13,
    benar_salah: 12,
    kategori: 12,
    jodohkan: 12,
  })
})

it('presets what rules find, and what they see wholly, and leaves the others to people', () => {
  const found = [
    { aspect: 13, message: 'Kata depan “di” dipisahkan: di atas.' },
    { aspect: 9, message: 'Kunci jauh lebih panjang daripada pilihan lain.' },
  ]
  expect(presetsOf('pg', found)).toEqual([
    { no: 9, mark: 'tidak', note: 'Kunci jauh lebih panjang daripada pilihan lain.', auto: true },
    { no: 10, mark: 'ya', auto: true },
    { no: 11, mark: 'ya', auto: true },
    { no: 13, mark: 'tidak', note: 'Kata depan “di” dipisahkan: di atas.', auto: true },
  ])
  expect(presetsOf('uraian', found)).toMatchObject([{ no: 11, mark: 'tidak' }])
})

it('is sent whole, or with a reason', () => {
  const whole = CARDS.isian.map((_, at) => ({ no: at + 1, mark: 'ya' as const }))
  expect(lackOf('isian', 'layak', whole)).toBeUndefined()
  expect(lackOf('isian', 'layak', whole.slice(1))).toBe('Isi semua aspek dahulu.')
  expect(lackOf('isian', 'layak', [...whole.slice(1), { no: 1, mark: 'tidak' }])).toMatch(/layak/)
  expect(lackOf('isian', 'layak', [...whole, { no: 12, mark: 'ya' }])).toMatch(/tidak ada di kartu/)
  expect(lackOf('isian', 'perbaiki', [{ no: 1, mark: 'tidak' }])).toMatch(/catatannya/)
  expect(lackOf('isian', 'perbaiki', [{ no: 1, mark: 'tidak', note: 'Kabur.' }])).toBeUndefined()
  expect(lackOf('isian', 'tolak', [])).toBe('Tulis alasan penolakan.')
  expect(lackOf('isian', 'tolak', [], 'Di luar kisi-kisi.')).toBeUndefined()
})
