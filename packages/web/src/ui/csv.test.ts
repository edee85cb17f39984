import { afterEach, expect, it, vi } from 'vitest'
import { csvOf, downloadCsv } from './csv.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('writes what Excel with Indonesian settings opens by a double click', () => {
  const csv = csvOf([
    ['Materi', 'Jumlah'],
    ['Ide pokok', 1284],
    ['Rata-rata', 2.5],
    ['Tanpa soal', null],
  ])
  expect(csv).toBe('\uFEFFMateri;Jumlah\r\nIde pokok;1284\r\nRata-rata;2,5\r\nTanpa soal;\r\n')
})

it.each([
  ['semicolons', 'a;b', '"a;b"'],
  ['quotes', 'kata "baku"', '"kata ""baku"""'],
  ['lines', 'satu\ndua', '"satu\ndua"'],
  ['commas, which separate nothing here', 'a, b', 'a, b'],
])('keeps %s inside their cell', (_, cell, written) => {
  expect(csvOf([[cell, 'x']])).toBe(`\uFEFF${written};x\r\n`)
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '=HYPERLINK("http://x")\nbaris kedua'])(
  'gives a spreadsheet no formula to run: %j',
  (cell) => {
    const [written] = csvOf([[cell]])
      .slice(1)
      .split('\r\n')
    expect(written?.replace(/^"/, '').startsWith("'")).toBe(true)
  },
)

it('leaves numbers below zero numbers', () => {
  expect(csvOf([[-5]])).toBe('\uFEFF-5\r\n')
})

it('hands the file to the browser under its name, with the mark that tells UTF-8', async () => {
  const made: Blob[] = []
  const clicked: string[] = []
  URL.createObjectURL = (blob) => {
    made.push(blob as Blob)
    return 'blob:berkas'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`)
  })
  downloadCsv('total-literasi', [['Materi']])
  expect(clicked).toEqual(['total-literasi.csv blob:berkas'])
  expect(made[0]?.type).toBe('text/csv;charset=utf-8')
  expect([...new Uint8Array((await made[0]?.arrayBuffer()) ?? new ArrayBuffer())].slice(0, 3)).toEqual([
    0xef, 0xbb, 0xbf,
  ])
})
