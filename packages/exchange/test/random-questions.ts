import type { FormName } from '@bank/contract/question-words'
import fc from 'fast-check'
import { formulaHtml } from '../src/formula/mathml.ts'
import type { WrittenPicture, WrittenQuestion } from '../src/write/written-question.ts'
import { KEPT } from './formulas.ts'

const WORDS = [
  'Perhatikan',
  'gambar',
  'di',
  'samping!',
  'Kunci:',
  'B',
  '1)',
  'A.',
  'Jawab:',
  'Rp2.000,00',
  '$',
  'a<b',
  '&',
  '“x”',
  'é',
  'Soal',
  '3:',
  'Pembahasan',
  '=',
  'Benar',
]
const LATEX = [...KEPT, String.raw`\mathrm{H_2SO_4}`, 'P(A|B)', String.raw`2{,}5\times 10^{-3}`]
/** On a line of its own, whatever stands beside it. */
const display = fc.constantFrom(...LATEX.map((latex) => formulaHtml(latex, true)))

const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 }).map((all) => all.join(' '))
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const piece = fc.oneof(
  { weight: 5, arbitrary: words.map(escaped) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('b', 'i', 'u', 'sub', 'sup'), words)
      .map(([tag, text]) => `<${tag}>${escaped(text)}</${tag}>`),
  },
  { weight: 2, arbitrary: fc.constantFrom(...LATEX.map((latex) => formulaHtml(latex, false))) },
)
/** A text as an option has it. */
const fragment = fc.array(piece, { minLength: 1, maxLength: 4 }).map((all) => `x ${all.join(' ')}`)

const picture = fc.constantFrom('/media/one.png', '/media/two.png')
const paragraph = fc
  .tuple(fragment, fc.constantFrom('', ' class="ta-center"'))
  .map(([text, align]) => `<p${align}>${text}</p>`)
const block = fc.oneof(
  { weight: 6, arbitrary: paragraph },
  { weight: 1, arbitrary: fc.tuple(fragment, fragment).map(([one, other]) => `<p>${one}<br>${other}</p>`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 4 }), fragment)
      .map(([level, text]) => `<h${level}>${text}</h${level}>`),
  },
  { weight: 1, arbitrary: picture.map((src) => `<p><img src="${src}" width="20"></p>`) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.oneof({ weight: 2, arbitrary: display }, fc.constantFrom('maka ', '<b>atau</b>', '<br>')), {
        minLength: 1,
        maxLength: 4,
      })
      .map((all) => `<p>${all.join('')}</p>`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('ul', 'ol', 'ol type="a"', 'ol start="3"'),
        fc.array(fragment, { minLength: 1, maxLength: 3 }),
      )
      .map(([tag, items]) => `<${tag}>${items.map((one) => `<li><p>${one}</p></li>`).join('')}</${tag.split(' ')[0]}>`),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(fragment, fragment), { minLength: 1, maxLength: 3 })
      .map(
        (rows) =>
          `<table><tbody>${rows.map(([one, other]) => `<tr><td><p>${one}</p></td><td><p>${other}</p></td></tr>`).join('')}</tbody></table>`,
      ),
  },
)
/** Two lists side by side would be one. */
const isList = (html: string) => /^<[uo]l/.test(html)
const html = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((all) => all.filter((one, at) => !(isList(one) && isList(all[at - 1] ?? ''))).join(''))

const options = (isKey: (at: number) => boolean) =>
  fc
    .array(fc.tuple(fragment, fc.option(picture, { nil: undefined, freq: 6 })), { minLength: 2, maxLength: 5 })
    .map((all) => all.map(([text, image], at) => ({ text, ...(image && { picture: image }), isKey: isKey(at) })))

const items = (letter: string, least: number) =>
  fc
    .array(fc.tuple(fragment, fc.option(picture, { nil: undefined, freq: 8 })), { minLength: least, maxLength: 5 })
    .map((all) => all.map(([text, image], at) => ({ id: `${letter}${at + 1}`, text, ...(image && { image }) })))

type Made = Pick<WrittenQuestion, 'form'> & Partial<WrittenQuestion>
const FORMS: Readonly<Record<FormName, fc.Arbitrary<Made>>> = {
  pg: fc.nat(1).chain((key) => options((at) => at === key).map((all) => ({ form: 'pg', options: all }))),
  pgk: options((at) => at < 2).map((all) => ({ form: 'pgk', options: all, interaction: { multiple: true } })),
  isian: fc.array(fragment, { minLength: 1, maxLength: 3 }).map((answers) => ({ form: 'isian', answers })),
  uraian: fc.option(fragment, { nil: undefined }).map((answer) => ({ form: 'uraian', ...(answer && { answer }) })),
  benar_salah: fc
    .array(fc.tuple(fragment, fc.constantFrom('1', '2', null)), { minLength: 1, maxLength: 4 })
    .map((all) => ({ form: 'benar_salah', statements: all.map(([text, answer]) => ({ text, answer })) })),
  kategori: fc.tuple(fc.array(fragment, { minLength: 2, maxLength: 4 }), items('r', 1)).map(([names, rows]) => ({
    form: 'kategori',
    interaction: {
      columns: names.map((text, at) => ({ id: `c${at + 1}`, text })),
      rows: rows.map((row, at) => ({ ...row, column: at === 1 ? null : `c${(at % names.length) + 1}` })),
    },
  })),
  jodohkan: fc.tuple(items('l', 1), items('r', 2)).map(([left, right]) => ({
    form: 'jodohkan',
    interaction: {
      left,
      right,
      pairs: left.map(({ id }, at) => [id, `r${(at % right.length) + 1}`] as [string, string]),
    },
  })),
}

/** A question of the bank of any form, with the words of our grammar in its texts. */
export const question = (id: number): fc.Arbitrary<WrittenQuestion> =>
  fc.constantFrom(...(Object.keys(FORMS) as FormName[])).chain((form) =>
    fc
      .record({
        made: FORMS[form],
        text: html,
        discussion: fc.oneof(fc.constant(''), html),
        keywords: fc.subarray(['energi', 'gaya gesek']),
        isNamed: fc.boolean(),
      })
      .map(({ made, text, discussion, keywords, isNamed }) => ({
        id,
        code: `S-${id}`,
        status: 'on-progress',
        text,
        options: [],
        answers: [],
        statements: [],
        interaction: {},
        discussion,
        keywords,
        points: 2.5,
        ...(isNamed && {
          topic: 'Gaya & gerak',
          class: 'Kelas 7',
          level: 'Sedang',
          indicator: 'Peserta didik dapat: menghitung',
          label: 'tryout',
        }),
        ...made,
      })),
  )

/** One pixel each, red and green. */
const RED = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGM4wcAAAAJcAMlDyBJGAAAAAElFTkSuQmCC',
  'base64',
)
const GREEN = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgmMYAAAEwAJd8UM2mAAAAAElFTkSuQmCC',
  'base64',
)

export const pictureOf = (): WrittenPicture => ({ type: 'png', width: 20, height: 20 })
/** Of two pictures. */
export const bytesOf = (source: string) => (source.includes('one') ? RED : GREEN)
