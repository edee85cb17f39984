import { PASSWORD_RULE } from '@bank/contract'
import { dictionary } from '@zxcvbn-ts/language-id'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weaknessOf } from './password-policy.ts'

const OWN = ['Sari Dewi Lestari', 'sari.d88@contoh.test']
const OWN_SAID = /^Nama atau email sendiri/
const WORD_SAID = /^Satu kata umum/
const REPEATED_SAID = /^Huruf atau angka yang diulang-ulang/
const RUN_SAID = /^Urutan seperti/

it.each(['', 'pendek', 'x'.repeat(129), 'password1', 'iloveyou2', '1qaz2wsx', ' trustno1 '])(
  'refuses %j for its length, or because it is among the most common',
  async (password) => expect(await weaknessOf(password, OWN)).toBe(PASSWORD_RULE),
)

describe('a common word', () => {
  it.each([
    ...['admin123', 'rahasia123', 'sayang123', 'merdeka45', 'jakarta123', 'guru12345', 'sekolah123', 'doraemon'],
    ...['banksoal', 'Bank Soal', 'bank-soal', 'banksoal123', 'Literasi2026!', 'matematika', 'asesmen nasional'],
    ...[
      'sayangku',
      'bismillah33',
      'Persib1933',
      'nkrihargamati',
      'Januari2026',
      '17 Agustus 1945',
      'senin!!!',
      'budi1990',
    ],
    ...['BISMILLAH!!', '123rahasia', '**Jakarta**', 'sunshine2026', ' sekolahku '],
  ])('is refused as %j, however it is written', async (password) =>
    expect(await weaknessOf(password, [])).toMatch(WORD_SAID),
  )

  it.each(['r4h4514123', 'D0r43m0n', '$ayang99', 'm3rd3k445', 'b@ndung1', '5ur4b4y4', '4dm1n2026'])(
    'is refused as %j, with digits and marks for letters',
    async (password) => expect(await weaknessOf(password, [])).toMatch(WORD_SAID),
  )

  it.each(['sekolah#83920175', 'xk2-banksoal', 'guru2pagi9', 'literasi untuk semua'])(
    'is not all of %j',
    async (password) => expect(await weaknessOf(password, [])).toBeUndefined(),
  )
})

describe('what others know of the account', () => {
  it.each([
    ...['Sari Dewi Lestari', 'saridewilestari', 'Lestari1990', '12lestari!', 'Sari Dewi', 'dewi_sari99', 'L3st4r1!'],
    ...['sari.d88@contoh.test', 'SARI.D88@CONTOH.TEST', 'sari.d88', 'sari.d882026', '!sari.d88'],
  ])('is refused as %j', async (password) => expect(await weaknessOf(password, OWN)).toMatch(OWN_SAID))

  it('is refused as the number that stands before the @', async () =>
    expect(await weaknessOf('198501012010', ['Rani', '198501012010@contoh.test'])).toMatch(OWN_SAID))

  it.each(['lestari alam kita', 'sari buah di meja'])('may stand in %j', async (password) =>
    expect(await weaknessOf(password, OWN)).toBeUndefined(),
  )

  it('takes no longer for a name made of many alike parts', async () => {
    const name = Array.from({ length: 40 }, (_, at) => 'ku'.repeat(2 + at)).join(' ')
    expect(await weaknessOf(`${'ku'.repeat(60)}5!x`, [name])).toBeUndefined()
  })
})

it.each([
  'aaaaaaaa',
  'abababab',
  '12121212',
  '12341234',
  'asdfasdfasdf',
  'AaAaAaAa',
  '        ',
  'aaaabbbb1',
  '😀'.repeat(8),
])('refuses %j, which repeats itself', async (password) =>
  expect(await weaknessOf(password, [])).toMatch(REPEATED_SAID),
)

it.each([
  ...['12345678', '87654321', '0987654321', 'abcdefgh', 'hgfedcba', 'qwertyui', 'iuytrewq', 'asdfghjk', 'kjhgfdsa'],
  ...['QWERTYUIOP', 'abcd1234', 'qwerty12345', '123qweasd', '11223344', '12345678a'],
])('refuses %j, which is made of runs', async (password) => expect(await weaknessOf(password, [])).toMatch(RUN_SAID))

describe('an honest password', () => {
  it.each([
    ...['tinta-biru-di-kertas', 'kopi pagi di beranda 7', 'kuda laut biru', 'kuda-laut', 'kebun raya pagi'],
    ...['\tsampan\t tua', '  dua  spasi  ', 'abcde fghij klmno pagi', 'jual sayur jam 12345', '4xQ!v9#Lr2m&'],
  ])('is taken: %j', async (password) => expect(await weaknessOf(password, OWN)).toBeUndefined())

  it('is taken when it is three words of the common ones', async () => {
    const words = dictionary['commonWords-id'].filter((word) => /^[a-z]{4,}$/.test(word))
    const phrase = fc.uniqueArray(fc.constantFrom(...words), { minLength: 3, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(phrase, fc.constantFrom(' ', '-', ''), async (parts, mark) => {
        expect(await weaknessOf(parts.join(mark), OWN)).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  // Chance may still make a run, or one word of three letters or more with eight digits and marks: 1 in some 30,000.
  it('is taken when it is 12 to 40 random signs, but for one in a hundred at most', async () => {
    const random = fc.string({ unit: 'grapheme-ascii', minLength: 12, maxLength: 40, size: 'max' })
    const made = fc.sample(random.filter(isMixed), 1000)
    const weaknesses = await Promise.all(made.map((password) => weaknessOf(password, OWN)))
    expect(weaknesses.filter(Boolean).length).toBeLessThanOrEqual(10)
  })
})

const isMixed = (password: string) => /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)
