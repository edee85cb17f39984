// Word files as large as an import may be, made in code.
import sharp from 'sharp'
import { docx, formula, p, picture, r } from '../../packages/exchange/test/docx.ts'

const m = (name: string, inside: string) => `<m:${name}>${inside}</m:${name}>`
const letters = (text: string) => m('r', m('t', text))
const fraction = (above: string, below: string) => m('f', m('num', letters(above)) + m('den', letters(below)))
const root = (of: string) => m('rad', m('radPr', '<m:degHide m:val="1"/>') + m('deg', '') + m('e', of))

/** A formula with a fraction, a root and a power, other in each question. */
const equation = (at: number) =>
  m(
    'oMath',
    fraction(`${at}x`, 'y') +
      letters('+') +
      root(fraction('a', `${at + 2}`)) +
      m('sSup', m('e', letters('x')) + m('sup', letters('2'))),
  )

/** In its text, its options and its discussion. */
export const FORMULAS_OF_ONE = 3 + 5 + 1

/** A question with three formulas in its text, five options (a formula in each), its key and a discussion. */
const question = (at: number, drawn: string) => [
  p(
    r(`${at + 1}. Jika nilai pecahan ke-${at} adalah `) +
      equation(at) +
      r(' dan panjang sisi segitiga tersebut ') +
      formula(`s=${at}`) +
      r(', tentukan hasil penjumlahan keduanya dengan ') +
      equation(at + 7) +
      r(' lalu pilih jawaban yang paling tepat.') +
      drawn,
  ),
  ...['A', 'B', 'C', 'D', 'E'].map((letter, index) =>
    p(r(`${letter}. hasil ke-${index} `) + formula(`x=${at + index}`)),
  ),
  p(r(`Kunci: ${'ABCDE'[at % 5]}`)),
  p(r('Pembahasan: Samakan penyebutnya, lalu jumlahkan pembilang: ') + equation(at + 1) + r('.')),
]

/** Photographs and drawings of 800 x 600, each another one; 500 stay below the 50 MB of a file. */
async function pictureOf(at: number) {
  const [width, height] = [800, 600]
  const bytes = Buffer.alloc(width * height * 3)
  for (let y = 0, place = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, place += 3) {
      bytes[place] = ((x * ((at % 16) + 3)) >> 4) + (at >> 4)
      bytes[place + 1] = (y * ((at % 16) + 5)) >> 5
      bytes[place + 2] = at % 2 === 0 ? ((x ^ y) >> 1) + at : at
    }
  const image = sharp(bytes, { raw: { width, height, channels: 3 } })
  return at % 2 === 0 ? image.jpeg({ quality: 65 }).toBuffer() : image.png().toBuffer()
}

/** A .docx of so many questions, the first of them with so many pictures. */
export async function largeDocx(questions: number, pictures: number): Promise<Uint8Array> {
  const names = Array.from({ length: pictures }, (_, at) => `media/${at}.${at % 2 === 0 ? 'jpg' : 'png'}`)
  const media: [string, Uint8Array][] = []
  for (const [at, name] of names.entries()) media.push([`word/${name}`, await pictureOf(at)])
  const drawn = (at: number) => (at < pictures ? `<w:r>${picture(`r:embed="p${at}"`)}</w:r>` : '')
  return docx({
    body: Array.from({ length: questions }, (_, at) => question(at, drawn(at)).join('')).join(''),
    targets: Object.fromEntries(names.map((name, at) => [`p${at}`, name])),
    more: Object.fromEntries(media),
  })
}
