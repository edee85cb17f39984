import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readFile } from '../../file/read-file.ts'
import { wholeOf } from '../file-content.ts'
import type { Paper } from '../paper.ts'
import type { PaperKind } from '../paper-words.ts'
import type { WrittenQuestion } from '../written-question.ts'
import { writeDocx } from './write-docx.ts'

const question = (text: string): WrittenQuestion => ({
  id: 1,
  code: 'S-1',
  status: 'publish',
  form: 'pg',
  text,
  options: ['satu', 'dua', 'tiga'].map((text, at) => ({ text, isKey: at === 1 })),
  answers: [],
  statements: [],
  interaction: {},
  discussion: '',
  keywords: [],
})

/** The text of a paper of these questions, as XML without its head. */
async function bodyOf(questions: WrittenQuestion[], columns: 1 | 2 = 1, kind: PaperKind = 'naskah') {
  const paper = {
    title: '',
    letterhead: [],
    columns,
    hasNameLine: false,
    packages: [{ questions }],
    exportId: 1,
    made: 1,
  }
  const files = unzipSync(await wholeOf(writeDocx(kind, paper, () => undefined)))
  return strFromU8(files['word/document.xml'] ?? new Uint8Array())
}

/** The first words of each paragraph, with `+` where it stays on the page of the next one. */
const paragraphs = (xml: string) =>
  [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)]
    .map(([, inside = '']) => [inside.includes('<w:keepNext/>'), /<w:t[^>]*>([^<]*)/.exec(inside)?.[1]?.slice(0, 6)])
    .flatMap(([isKept, text]) => (text ? `${text}${isKept ? ' +' : ''}` : []))

it('no page ends within a question, unless it is very tall', async () => {
  expect(paragraphs(await bodyOf([question('<p>Bacaan</p><p>Tanya?</p>')]))).toEqual([
    'Naskah',
    'Bacaan +',
    'Tanya? +',
    'satu +',
    'dua +',
    'tiga',
  ])
  const tall = `<p>Bacaan</p><p>${'kata '.repeat(1_200)}</p><p>Tanya?</p>`
  expect(paragraphs(await bodyOf([question(tall)]))).toEqual([
    'Naskah',
    'Bacaan +',
    'kata k',
    'Tanya? +',
    'satu +',
    'dua +',
    'tiga',
  ])
})

it.each<PaperKind>(['naskah', 'pembahasan', 'suntingan'])(
  'no page is blank behind the last question: %s',
  async (kind) => {
    const [, end = ''] =
      /(<w:p>(?:(?!<w:p>).)*)<w:sectPr>/.exec(await bodyOf([question('<p>Tanya?</p>')], 1, kind)) ?? []
    expect(end).toContain('w:lineRule="exact"')
  },
)

it('the key stays with the last option where questions stand with their keys, and all that is said of one where it is edited', async () => {
  const discussed = { ...question('<p>Tanya?</p>'), discussion: '<p>Sebab</p><p>Jadi</p>' }
  const asked = ['Tanya? +', 'satu +', 'dua +', 'tiga +']
  expect(paragraphs(await bodyOf([discussed], 1, 'pembahasan')).slice(1)).toEqual([
    ...asked,
    'Kunci:',
    'Pembah +',
    'Sebab',
    'Jadi',
  ])
  const answered = [...asked, 'Kunci: +', 'Kode:  +', 'Tipe:  +', 'Pembah +']
  expect(paragraphs(await bodyOf([discussed], 1, 'suntingan')).slice(1)).toEqual([...answered, 'Sebab +', 'Jadi'])
  const tall = { ...discussed, discussion: `<p>Sebab</p><p>${'kata '.repeat(1_200)}</p>` }
  expect(paragraphs(await bodyOf([tall], 1, 'suntingan')).slice(1)).toEqual([
    ...answered.with(6, 'Tipe: '),
    'Sebab',
    'kata k',
  ])
})

it('a text for several questions stays with the first of them, or by itself where both are too tall', async () => {
  const group = (words: number) => {
    const stimulus = `<p>Teks</p><p>${'kata '.repeat(words)}</p>`
    return [1, 2].map((id) => ({ ...question('<p>Tanya?</p>'), id, stimulus }))
  }
  const head = async (words: number) => paragraphs(await bodyOf(group(words))).slice(1, 4)
  expect(await head(50)).toEqual(['Teks u +', 'Teks +', 'kata k +'])
  expect(await head(550)).toEqual(['Teks u +', 'Teks +', 'kata k'])
  expect(await head(1_200)).toEqual(['Teks u +', 'Teks', 'kata k'])
})

it.each([1, 2] as const)(
  'a table is as wide as its line in %i columns, and its longest words are not broken',
  async (columns) => {
    const cells = ['Nama', 'Kependudukan', 'Luas', 'Keterangan yang panjang sekali untuk satu kolom saja', 'Kepadatan']
    const row = cells.map((text) => `<td><p>${text}</p></td>`).join('')
    const xml = await bodyOf([question(`<p>Lihat tabel.</p><table><tbody><tr>${row}</tr></tbody></table>`)], columns)
    const widths = [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width))
    const size = Number(/<w:tbl>.*?<w:sz w:val="(\d+)"/s.exec(xml)?.[1] ?? 22)
    const line = { 1: 9_638, 2: 4_606 }[columns] - 425
    expect(widths.reduce((sum, width) => sum + width)).toBeGreaterThan(line - 50)
    expect(widths.reduce((sum, width) => sum + width)).toBeLessThanOrEqual(line)
    const word = (at: number) => Math.max(...(cells[at] ?? '').split(' ').map((text) => text.length))
    // a letter of Times New Roman is about half as wide as it is high
    for (const [at, width] of widths.entries()) expect(width - 160).toBeGreaterThanOrEqual(word(at) * size * 5)
  },
)

it('each of several packages says how many pages it has', async () => {
  const packages = ['A', 'B'].map((letter) => ({ letter, questions: [question('<p>Tanya?</p>')] }))
  const paper = { title: '', letterhead: [], columns: 2 as const, hasNameLine: false, exportId: 1, made: 1 }
  const textOf = async (packages: Paper['packages']) => {
    const files = unzipSync(await wholeOf(writeDocx('naskah', { ...paper, packages }, () => undefined)))
    return (name: string) => strFromU8(files[`word/${name}.xml`] ?? new Uint8Array())
  }
  const both = await textOf(packages)
  expect(both('footer1')).toContain(' PAGEREF akhir_A ')
  expect(both('footer2')).toContain(' PAGEREF akhir_B ')
  // after the last words of each package, before the next begins
  expect(both('document').match(/Paket .|tiga|akhir_./g)).toEqual([
    'Paket A',
    'tiga',
    'akhir_A',
    'Paket B',
    'tiga',
    'akhir_B',
  ])
  expect((await textOf(packages.slice(0, 1)))('footer1')).toContain(' NUMPAGES ')
})

it('a logo stands beside the letterhead of what is printed, and the questions of the file are read as before', async () => {
  const picture = { type: 'png' as const, width: 300, height: 100 }
  const paper = { title: '', columns: 2 as const, hasNameLine: true, exportId: 1, made: 1 }
  const packages = [{ questions: [question('<p>Tanya?</p>'), question('<p>Dan?</p>')] }]
  const written = (head: Pick<Paper, 'letterhead' | 'logo'>) =>
    wholeOf(writeDocx('naskah', { ...paper, packages, ...head }, () => picture))
  const readOf = async (bytes: Uint8Array) =>
    (await readFile('naskah.docx', bytes, {})).questions.map(({ text, options }) => [
      text,
      ...options.map((option) => option.text),
    ])
  const plain = await readOf(await written({ letterhead: [] }))
  expect(plain).toHaveLength(2)
  for (const letterhead of [[], ['SMP Contoh'], ['SMP Contoh', 'Jalan Merdeka 1']]) {
    const bytes = await written({ letterhead, logo: '/media/1.png' })
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
    // 23 mm wide
    expect(/<wp:extent cx="(\d+)" cy="(\d+)"/.exec(xml)?.slice(1)).toEqual(['828675', '276225'])
    expect(await readOf(bytes)).toEqual(plain)
  }
})
