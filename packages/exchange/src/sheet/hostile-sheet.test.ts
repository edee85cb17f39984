import { expect, it } from 'vitest'
import { row, xlsx } from '../../test/xlsx.ts'
import { readFile } from '../file/read-file.ts'
import { SHEET_LIMITS } from './budget.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'

const HEAD = row('Soal', 'A', 'B', 'Kunci')
const QUESTION = row('Satu?', 'ya', 'tidak', 'A')
const book = (...rows: string[]) => xlsx({ sheets: { Soal: HEAD + rows.join('') } })
const textsOf = async (bytes: Uint8Array) => (await readFile('soal.xlsx', bytes, {})).questions.map(({ text }) => text)

it('reads what stands behind a hundred thousand empty rows', async () => {
  const empty = Array.from({ length: 100_000 }, (_, at) => `<row r="${at + 2}"/>`).join('')
  expect(await textsOf(book(empty, QUESTION))).toEqual(['<p>Satu?</p>'])
})

it('counts a string as often as it is shown', async () => {
  const strings = `<si><t>${'x'.repeat(1000)}</t></si>`
  const sheets = { Soal: `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(20) }
  const read = (letters: number) => readXlsx(xlsx({ sheets, strings }), { ...SHEET_LIMITS, letters })
  await expect(read(3_999_999)).rejects.toMatchObject({ refusal: 'too-large' })
  expect(await read(4_000_000)).toMatchObject([{ rows: { length: 20 } }])
})

it('holds no more cells than it says, and says what it leaves out', async () => {
  const rows = row('a', 'b').repeat(30)
  const read = (limits: Partial<typeof SHEET_LIMITS>) =>
    readXlsx(xlsx({ sheets: { Soal: rows } }), { ...SHEET_LIMITS, ...limits })
  await expect(read({ cells: 59 })).rejects.toMatchObject({ refusal: 'too-large' })
  expect(await read({ rows: 29 })).toMatchObject([{ rows: { length: 29 }, isCut: true }])
  expect(await read({ columns: 1 })).toMatchObject([{ rows: { length: 30 }, isCut: true }])
  expect(readCsv(new TextEncoder().encode(';'.repeat(1_000_000)))).toMatchObject({ rows: [], isCut: true })
})

it.each([
  ['a row beyond the last', '<row r="1048577"><c t="inlineStr"><is><t>x</t></is></c></row>'],
  ['a row that is none', '<row r="1e99"><c r="A1"><v>1</v></c></row><row r="-5"><c><v>1</v></c></row>'],
  ['a column beyond the last', '<row><c r="XFE1"><v>1</v></c><c r="ZZZZ1"><v>1</v></c></row>'],
  ['strings that are not there', '<row><c t="s"><v>99</v></c><c t="s"><v>-1</v></c><c t="s"><v>x</v></c></row>'],
  ['a formula of itself', '<row><c r="A9"><f>A9+1</f></c></row>'],
])('is not misled by %s', async (_, rows) => {
  const [sheet] = await readXlsx(book(rows, QUESTION))
  const numbers = sheet?.rows.map(({ number }) => number) ?? []
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
  expect(await textsOf(book(rows, QUESTION))).toContain('<p>Satu?</p>')
})

it('reads the rows of a sheet that says it has others', async () => {
  const bytes = xlsx({ sheets: { Soal: HEAD + QUESTION }, before: '<dimension ref="A1:XFD1048576"/>' })
  expect(await textsOf(bytes)).toEqual(['<p>Satu?</p>'])
})

it('looks at so many pictures of a cell and no more', async () => {
  const picture = { row: 1, column: 0, bytes: new Uint8Array([1]) }
  const pictures = Array.from({ length: 30 }, () => picture)
  const read = await readXlsx(xlsx({ sheets: { Soal: HEAD + QUESTION }, pictures }), { ...SHEET_LIMITS, pictures: 7 })
  const pieces = read[0]?.rows[1]?.cells.get(0) ?? []
  expect(pieces.filter(({ kind }) => kind === 'picture')).toHaveLength(7)
})
