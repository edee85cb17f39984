import { expect, it } from 'vitest'
import { plain, shown } from '../../test/questions.ts'
import { row, xlsx } from '../../test/xlsx.ts'
import { readFile } from '../file/read-file.ts'
import { FileRefused } from '../zip/file-refused.ts'

const read = (bytes: Uint8Array, name = 'soal.xlsx') => readFile(name, bytes, {})
const ofSheet = async (...rows: string[]) => read(xlsx({ sheets: { Soal: rows.join('') } }))
const csv = (text: string) => read(new TextEncoder().encode(text), 'soal.csv')

const CAPITAL = ['pg: Ibu kota Jawa Barat?', '- Serang', '* Bandung']

it.each([
  ['No', 'Soal', 'A', 'B', 'Kunci'],
  ['nomor', 'pertanyaan', 'opsi_a', 'opsi_b', 'jawaban_benar'],
  ['urutan_soal', 'Teks Soal', 'Pilihan A', 'Pilihan B', 'Kunci Jawaban'],
  ['NO.', 'Badan Soal', 'Jawaban A', 'Jawaban B', 'Jawaban'],
  ['no', 'question', 'option_a', 'option_b', 'correct_option'],
])('knows the heads %s, %s, %s', async (...head) => {
  const { questions } = await ofSheet(row(...head), row('1', 'Ibu kota Jawa Barat?', 'Serang', 'Bandung', 'B'))
  expect(questions.map(shown)).toEqual([CAPITAL.map((line, at) => (at === 0 ? `1 ${line}` : line))])
})

it('reads what stands beside the parts, and says which column is not read', async () => {
  const head = row('Soal', 'Kalimat tanya', 'A', 'B', 'Kunci', 'Pembahasan', 'Materi', 'Kelas', 'Tingkat', 'Warna')
  const { questions, warnings } = await ofSheet(
    row('Tryout bulan Mei'),
    head,
    row('Bandung di Jawa.', 'Sejak kapan?', '1810', '1900', 'A', 'Lihat sejarah.', 'Kota', 'X', 'Sedang', 'merah'),
  )
  expect(questions).toMatchObject([{ topic: 'Kota', class: 'X', level: 'Sedang', place: { sheet: 1, row: 3 } }])
  expect(plain(questions[0]?.text ?? '')).toBe('Bandung di Jawa. Sejak kapan?')
  expect(plain(questions[0]?.discussion ?? '')).toBe('Lihat sejarah.')
  expect(warnings).toEqual(['Kolom “Warna” tidak dibaca.'])
})

it('keeps marks, lines, formulas and pictures of a cell', async () => {
  const strings =
    '<si><r><t>H</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r><r><rPr><b/></rPr><t>O&#10;itu</t></r></si>'
  const rows = [row('Soal', 'A', 'B', 'Kunci'), row('<c t="s"><v>0</v></c>', '$x^2$', 'air', 'B')].join('')
  const pictures = [{ row: 1, column: 0, bytes: new Uint8Array([1]) }]
  const { questions } = await read(xlsx({ sheets: { Soal: rows }, strings, pictures }))
  expect(questions[0]?.text).toMatch(/H<sub>2<\/sub><(?:b|strong)>O.*itu.*<img src="part:xl\/media\/image0.png"/s)
  expect(plain(questions[0]?.options[0]?.text ?? '')).toBe('$x^2$')
})

it('shows numbers as the sheet does, the last value of a formula, and no formula that is only typed', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="0.0%"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="170"/><xf numFmtId="2"/><xf numFmtId="14"/></cellXfs>'
  const cell = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`
  const options = [cell(1, '0.25'), cell(2, '0.125'), cell(3, '1.5'), cell(0, '0.30000000000000004'), cell(4, '45427')]
  const rows = [
    row('Soal', 'A', 'B', 'C', 'D', 'E', 'Kunci'),
    row('=cmd|calc', ...options, 'A'),
    row('Dua', '<c><f>1+1</f><v>2</v></c>', '<c t="b"><v>1</v></c>', '<c t="e"><v>#DIV/0!</v></c>', '', '', 'A'),
  ]
  const { questions } = await read(xlsx({ sheets: { Soal: rows.join('') }, styles }))
  expect(questions.map(({ text }) => plain(text))).toEqual(['=cmd|calc', 'Dua'])
  expect(questions.map(({ options }) => options.map(({ text }) => plain(text)))).toEqual([
    ['25%', '12.5%', '1.50', '0.3', '15/5/2024'],
    ['2', 'Benar', '#DIV/0!'],
  ])
})

it('reads every sheet that is shown and has a head', async () => {
  const rows = row('Soal', 'A', 'B', 'Kunci') + row('Satu?', 'ya', 'tidak', 'A')
  const { questions } = await read(xlsx({ sheets: { Petunjuk: row('Isi lembar Soal.'), Soal: rows, _Lama: rows } }))
  expect(questions).toMatchObject([{ place: { sheet: 2, row: 2 } }])
})

it.each([
  ['commas and quotes', 'Soal,A,B,Kunci\n"Ibu kota Jawa Barat?",Serang,Bandung,B\n'],
  ['semicolons', 'Soal;A;B;Kunci\r\nIbu kota Jawa Barat?;Serang;Bandung;B'],
  ['tabs', 'Soal\tA\tB\tKunci\nIbu kota Jawa Barat?\tSerang\tBandung\tB'],
])('reads a list with %s', async (_, text) => {
  expect((await csv(text)).questions.map(shown)).toEqual([CAPITAL])
})

it('reads quotes, line ends in a value, and other encodings', async () => {
  const text = 'Soal;A;B;Kunci\n"Kata ""é"" itu?\nJawab:";ya;tidak;A'
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const wide = new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])
  for (const bytes of [latin, wide, new TextEncoder().encode(`\ufeff${text}`)]) {
    const { questions } = await read(bytes, 'soal.csv')
    expect(questions.map(({ text }) => plain(text))).toEqual(['Kata "é" itu? Jawab:'])
  }
})

it('says of a cut workbook that it is broken, and finds nothing in a list without a head', async () => {
  const whole = xlsx({ sheets: { Soal: row('Soal', 'A') } })
  await expect(read(whole.slice(0, whole.length - 40))).rejects.toBeInstanceOf(FileRefused)
  expect((await csv('a;b\n"tidak ditutup;c')).questions).toEqual([])
})
