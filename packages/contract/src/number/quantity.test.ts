import { expect, it } from 'vitest'
import { formatted } from './number-words.ts'
import { quantity } from './quantity.ts'

const read = (text: string) => {
  const found = quantity(text)
  return found && [formatted(found.number), found.unit]
}

/** What a school's answer field must take apart: numbers of either notation, with units of either side. */
it.each([
  ['15', '15', ''],
  ['15 meter', '15', 'meter'],
  ['15m', '15', 'meter'],
  ['15 M.', '15', 'meter'],
  ['15 m²', '15', 'meter persegi'],
  ['15 m2', '15', 'meter persegi'],
  ['15 m^2', '15', 'meter persegi'],
  ['15 meter persegi', '15', 'meter persegi'],
  ['15 cc', '15', 'sentimeter kubik'],
  ['1.234,5 kg', '1.234,5', 'kilogram'],
  ['1 234,5 Kg', '1.234,5', 'kilogram'],
  ['1,234.5kg', '1.234,5', 'kilogram'],
  ['1.234 l', '1.234', 'liter'],
  ['1,234 L', '1,234', 'liter'],
  ['-5 °C', '-5', 'derajat celsius'],
  ['-5 ℃', '-5', 'derajat celsius'],
  ['90°', '90', 'derajat'],
  ['90 derajat', '90', 'derajat'],
  ['60 km/jam', '60', 'kilometer per jam'],
  ['9,8 m/s²', '9,8', 'm/s^2'],
  ['3x10^8 m/s', '300.000.000', 'meter per detik'],
  ['10^3 m', '1.000', 'meter'],
  ['1e3 m', '1.000', 'meter'],
  ['2½ jam', '2,5', 'jam'],
  ['1/3 jam', '1/3', 'jam'],
  ['1 1/2 kg', '1,5', 'kilogram'],
  ['Rp26.500', '26.500', 'rupiah'],
  ['Rp 26.500,00', '26.500', 'rupiah'],
  ['Rp. 26.500,-', '26.500', 'rupiah'],
  ['IDR 26500', '26.500', 'rupiah'],
  ['26.500 rupiah', '26.500', 'rupiah'],
  ['$5', '5', '$'],
  ['32 buku', '32', 'buku'],
  ['32 buah buku', '32', 'buah buku'],
  ['75 %', '0,75', ''],
  ["30'", '30', "'"],
  ['5 Ω', '5', 'ohm'],
])('takes %s apart', (text, number, unit) => {
  expect(read(text)).toEqual([number, unit])
})

it.each([
  '',
  'lampu',
  'm 15',
  '3 m 20 cm',
  '3 + 4',
  '5 x 10',
  '5 -> 6',
  '15 <b>',
  'Rp',
  'Rp dua',
  '1/0 m',
  `5 ${'a'.repeat(31)}`,
  '5'.repeat(200),
  ' '.repeat(900),
])('finds no quantity in "%s"', (text) => {
  expect(read(text)).toBeNull()
})
