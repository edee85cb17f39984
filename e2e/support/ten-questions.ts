/** Ten questions with four options each; `key` is the right letter. */
export interface Choice {
  text: string
  options: readonly [string, string, string, string]
  key: string
}

const choice = (text: string, options: Choice['options'], key: string): Choice => ({ text, options, key })

export const TEN: readonly Choice[] = [
  choice('Kota manakah yang menjadi ibu kota Provinsi Jawa Barat?', ['Bandung', 'Serang', 'Semarang', 'Surabaya'], 'A'),
  choice('Berapakah hasil dari 12 × 8?', ['84', '92', '96', '108'], 'C'),
  choice('Planet manakah yang paling dekat dengan Matahari?', ['Venus', 'Merkurius', 'Mars', 'Bumi'], 'B'),
  choice(
    'Gas apakah yang diserap daun saat fotosintesis?',
    ['Oksigen', 'Nitrogen', 'Hidrogen', 'Karbon dioksida'],
    'D',
  ),
  choice('Siapakah penulis novel Laskar Pelangi?', ['Andrea Hirata', 'Tere Liye', 'Ahmad Tohari', 'Pramoedya'], 'A'),
  choice(
    'Alat apakah yang dipakai untuk mengukur suhu badan?',
    ['Barometer', 'Termometer', 'Neraca', 'Altimeter'],
    'B',
  ),
  choice('Berapakah banyak sisi sebuah kubus?', ['4', '5', '6', '8'], 'C'),
  choice('Pulau manakah yang paling luas di Indonesia?', ['Bali', 'Madura', 'Lombok', 'Kalimantan'], 'D'),
  choice('Organ manakah yang memompa darah ke seluruh tubuh?', ['Jantung', 'Lambung', 'Ginjal', 'Hati'], 'A'),
  choice('Satuan apakah yang dipakai untuk kuat arus listrik?', ['Volt', 'Ampere', 'Watt', 'Ohm'], 'B'),
]

/** As the calls of the API take them, with the key at this letter. */
export const selectionsOf = ({ options }: Choice, key: string) =>
  options.map((selection_text, at) => ({ selection_text, is_answer: 'ABCD'.charAt(at) === key }))

export function askedAt(at: number): Choice {
  const question = TEN[at]
  if (!question) throw new Error(`there are ${TEN.length} questions`)
  return question
}
