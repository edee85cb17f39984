import { downloadCsv } from '../../ui/csv.ts'

/** A sheet to fill in: its heads are read by name, each row shows one form of question. */
const ROWS = [
  ['No', 'Soal', 'Jenis', 'A', 'B', 'C', 'D', 'E', 'Kunci', 'Pembahasan', 'Materi', 'Kelas', 'Level soal', 'Label'],
  [
    1,
    'Nilai dari $\\frac{1}{2}+\\frac{1}{4}$ adalah …',
    'PG',
    '$\\frac{1}{4}$',
    '$\\frac{3}{4}$',
    '1',
    '2',
    '',
    'B',
    'Samakan penyebutnya.',
  ],
  [2, 'Bilangan prima adalah …', 'PG kompleks', '2', '4', '5', '9', '', 'A, C'],
  [3, 'Ibu kota Jawa Barat adalah …', 'Isian', '', '', '', '', '', 'Bandung'],
  [4, 'Jelaskan mengapa langit tampak biru!', 'Uraian', '', '', '', '', '', 'Cahaya biru lebih banyak dihamburkan.'],
]

export const downloadTemplate = () => downloadCsv('contoh-impor-soal', ROWS)
