import { expect, it } from 'vitest'
import { lines, listed, p, r, read } from '../../test/docx.ts'
import { formatted } from './number-format.ts'

const level = (index: number, format: string, text: string, more = '<w:start w:val="1"/>') =>
  `<w:lvl w:ilvl="${index}">${more}<w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const abstract = (id: number, ...levels: string[]) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`
const num = (id: number, abstractId: number, overrides = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstractId}"/>${overrides}</w:num>`
const startsAt = (index: number, start: number) =>
  `<w:lvlOverride w:ilvl="${index}"><w:startOverride w:val="${start}"/></w:lvlOverride>`
const labels = async (body: string, numbering: string, styles?: string) => await lines(body, { numbering, styles })

const exam = abstract(0, level(0, 'decimal', '%1.'), level(1, 'upperLetter', '%2)'), level(2, 'lowerRoman', '%1.%3'))

it('prints numbers as Word does, deeper ones anew under each', async () => {
  const body =
    listed('a', 1) + listed('b', 1, 1) + listed('c', 1, 1) + listed('d', 1, 2) + listed('e', 1) + listed('f', 1, 1)
  expect(await labels(body, exam + num(1, 0))).toEqual(['1. a', 'A) b', 'B) c', '1.i d', '2. e', 'A) f'])
})

it('counts on through lists of one family, and begins anew once where a list says so', async () => {
  const numbering = exam + num(1, 0) + num(2, 0) + num(3, 0, startsAt(0, 5))
  const body = [1, 2, 3, 3, 1].map((id) => listed('', id)).join('')
  expect(await labels(body, numbering)).toEqual(['1. ', '2. ', '5. ', '6. ', '7. '])
})

it.each([
  [0, ['A) ', 'B) ']],
  [1, ['A) ', 'A) ']],
])('begins a deeper level anew after the levels that lvlRestart=%i names', async (restart, expected) => {
  const more = `<w:start w:val="1"/><w:lvlRestart w:val="${restart}"/>`
  const numbering = abstract(0, level(0, 'decimal', '%1.'), level(1, 'upperLetter', '%2)', more)) + num(1, 0)
  const printed = await labels(listed('', 1) + listed('', 1, 1) + listed('', 1) + listed('', 1, 1), numbering)
  expect([printed[1], printed[3]]).toEqual(expected)
})

it('leaves a level alone that begins anew only after another', async () => {
  const more = '<w:start w:val="1"/><w:lvlRestart w:val="1"/>'
  const third = level(2, 'decimal', '%3', more)
  const numbering = abstract(0, level(0, 'decimal', '%1'), level(1, 'decimal', '%2'), third) + num(1, 0)
  const body = [0, 1, 2, 1, 2, 0, 2].map((index) => listed('', 1, index)).join('')
  expect(await labels(body, numbering)).toEqual(['1 ', '1 ', '1 ', '2 ', '2 ', '2 ', '1 '])
})

it('reads a level that a list says for itself, and all numbers in digits where they are legal', async () => {
  const own = `<w:lvlOverride w:ilvl="0">${level(0, 'upperRoman', 'Bab %1')}</w:lvlOverride>`
  const legal = level(1, 'decimal', '%1.%2', '<w:start w:val="1"/><w:isLgl/>')
  const numbering = abstract(0, level(0, 'upperRoman', '%1'), legal) + num(1, 0) + num(2, 0, own)
  expect(await labels(listed('', 2) + listed('', 1, 1), numbering)).toEqual(['Bab I ', '1.1 '])
})

it('takes the list of a style, of what the style is based on, and of a style of lists', async () => {
  const styles = `<w:style w:type="paragraph" w:styleId="Soal"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
    <w:style w:type="paragraph" w:styleId="Soal2"><w:basedOn w:val="Soal"/></w:style>
    <w:style w:type="numbering" w:styleId="Daftar"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>`
  const linked = '<w:abstractNum w:abstractNumId="7"><w:numStyleLink w:val="Daftar"/></w:abstractNum>'
  const numbering = exam + linked + num(0, 0) + num(1, 0) + num(2, 7)
  const none = '<w:numPr><w:numId w:val="0"/></w:numPr>'
  const styled = (id: string, more = '') => p(r(id), `<w:pStyle w:val="${id}"/>${more}`)
  const body = styled('Soal') + styled('Soal2') + listed('x', 2) + styled('Soal', none)
  expect(await labels(body, numbering, styles)).toEqual(['1. Soal', '2. Soal2', '3. x', 'Soal'])
})

it('finds the level of a style in the list', async () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="Opsi"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>'
  const second = level(1, 'upperLetter', '%2.', '<w:start w:val="1"/><w:pStyle w:val="Opsi"/>')
  const numbering = abstract(0, level(0, 'decimal', '%1.'), second) + num(1, 0)
  expect(await labels(p(r('x'), '<w:pStyle w:val="Opsi"/>'), numbering, styles)).toEqual(['A. x'])
})

it('has a sign but no text for bullets, and no label where Word prints none', async () => {
  const numbering = abstract(0, level(0, 'bullet', '\uf0b7'), level(1, 'none', '')) + num(1, 0)
  const { blocks } = await read(listed('a', 1) + listed('b', 1, 1), { numbering })
  expect(blocks).toMatchObject([{ label: { text: '', format: 'bullet', level: 0, list: '0', num: '1' } }, {}])
  expect(blocks[1]).not.toHaveProperty('label')
})

it.each([
  ['lowerLetter', 27, 'aa'],
  ['upperLetter', 53, 'AAA'],
  ['upperRoman', 1994, 'MCMXCIV'],
  ['decimalZero', 7, '07'],
  ['decimalZero', 12, '12'],
  ['arabicAbjad', 3, 'ج'],
  ['arabicAlpha', 3, 'ت'],
  ['constructor', 3, '3'],
  ['upperRoman', 0, '0'],
  ['upperRoman', 2_000_000_000, '2000000000'],
  ['lowerLetter', 2_000_000_000, '2000000000'],
])('writes %s %i', (format, number, text) => {
  expect(formatted(number, format)).toBe(text)
})
