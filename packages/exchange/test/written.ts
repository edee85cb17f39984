// Random questions of the bank, of every form, as they are written into files.
import { FORMS } from '@bank/contract/question-form/forms'
import type { FormName } from '@bank/contract/question-words'
import fc from 'fast-check'
import { drawFormula } from '../src/formula/mathml.ts'
import type { WrittenPicture, WrittenQuestion } from '../src/write/written-question.ts'

const WORDS = ['ibu', 'kota', 'Jawa', '3 < 5', 'A & B', '“kutip”', 'é', '2,5', '1.234', '½']
const LATEX = ['x', '\\frac{1}{2}', 'a_{1}<b^{2}', '\\sqrt{x+1}', '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}']
const PICTURES = ['/media/00000000000000000000000000000001.png', '/media/00000000000000000000000000000002.jpg']

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const word = fc.constantFrom(...WORDS).map(escaped)
const formula = fc.constantFrom(...LATEX).map((latex) => drawFormula(latex, false).html)
const marked = fc
  .tuple(fc.constantFrom('b', 'i', 'u', 'sub', 'sup'), word)
  .map(([tag, text]) => `<${tag}>${text}</${tag}>`)
/** A text with the marks of a fragment. */
const fragment = fc
  .array(fc.oneof({ arbitrary: word, weight: 3 }, formula, marked), { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join(' '))

const paragraph = fc
  .tuple(fragment, fc.constantFrom('', ' class="ta-center"'))
  .map(([text, look]) => `<p${look}>${text}</p>`)
const list = fc
  .tuple(fc.constantFrom('<ul>', '<ol>', '<ol start="3" type="a">'), fc.array(fragment, { minLength: 1, maxLength: 3 }))
  .map(([open, items]) => `${open}${items.map((item) => `<li><p>${item}</p></li>`).join('')}</${open.slice(1, 3)}>`)
const table = fragment.map(
  (text) =>
    `<table class="w-50"><tbody><tr><th class="w-25" colspan="2"><p>${text}</p></th></tr><tr><td><p>a</p></td><td rowspan="2"><p></p></td></tr></tbody></table>`,
)
const struck = fragment.map(
  (text) => `<p><s>${text}</s> <strong>${text}</strong><br>x <span class="c-red">${text}</span></p>`,
)
const shown = fc
  .constantFrom(...PICTURES)
  .map((src) => `<p><img src="${src}" alt="Kubus &quot;A&quot;" width="120"></p>`)
const display = fc.constantFrom(...LATEX).map((latex) => `<p>${drawFormula(latex, true).html}</p>`)
/** A whole text. */
const html = fc
  .array(fc.oneof({ arbitrary: paragraph, weight: 4 }, list, table, struck, shown, display), {
    minLength: 1,
    maxLength: 4,
  })
  .map((blocks) => blocks.join(''))

const image = fc.option(fc.constantFrom(...PICTURES), { nil: undefined })
const part = fc.tuple(fragment, image).map(([text, picture]) => ({ text, ...(picture && { image: picture }) }))
const order = fc.option(fc.constantFrom('acak' as const, 'tetap' as const), { nil: undefined })
const many = <Value>(value: fc.Arbitrary<Value>, minLength: number, maxLength: number) =>
  fc.array(value, { minLength, maxLength })

type Answered = Pick<WrittenQuestion, 'options' | 'answers' | 'statements' | 'interaction'> & Partial<WrittenQuestion>
const nothing: Answered = { options: [], answers: [], statements: [], interaction: {} }
const ordered = <Document extends object>(document: Document, said: 'acak' | 'tetap' | undefined) => ({
  ...document,
  ...(said && { order: said }),
})

const options = (isMultiple: boolean) =>
  fc.tuple(many(fc.tuple(fragment, image), 2, 6), fc.nat(5), many(fc.boolean(), 6, 6), order).map(
    ([texts, key, keys, said]): Answered => ({
      ...nothing,
      options: texts.map(([text, picture], at) => ({
        text,
        ...(picture && { picture }),
        isKey: isMultiple ? (keys[at] ?? false) || at === key % texts.length : at === key % texts.length,
      })),
      interaction: ordered(isMultiple ? { multiple: true } : {}, said),
    }),
  )

const bounds = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(9)).map(([least, width]) => ({
  first: `${least + width},5`,
  second: `${least}`,
}))
const numbered = <Row extends object>(rows: readonly Row[], letter: string) =>
  rows.map((row, at) => ({ id: `${letter}${at + 1}`, ...row }))

const COLUMNS = ['Benar', 'Salah', 'Tidak tahu', 'Mungkin', 'Lainnya']

const ANSWERED: { readonly [Name in FormName]: fc.Arbitrary<Answered> } = {
  pg: options(false),
  pgk: options(true),
  isian: fc
    .tuple(many(fragment, 0, 3), many(bounds, 0, 2), fc.constantFrom('', 'kg', 'm²'), fc.boolean())
    .filter(([answers, ranges]) => answers.length + ranges.length > 0)
    .map(([answers, ranges, unit, exact]) => ({
      ...nothing,
      answers,
      ranges,
      interaction: { ...(unit && { unit }), ...(exact && { exact }) },
    })),
  uraian: fc
    .tuple(
      fc.option(fragment, { nil: undefined }),
      fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
      many(fc.tuple(fragment, many(fc.tuple(fc.integer({ min: 0, max: 5 }), fragment), 2, 3)), 0, 2),
    )
    .map(([answer, lines, criteria]) => ({
      ...nothing,
      ...(answer && { answer }),
      interaction: {
        ...(lines && { lines }),
        ...(criteria.length > 0 && {
          rubric: numbered(
            criteria.map(([text, levels]) => ({
              text,
              levels: levels.map(([points, step]) => ({ points: points / 2, text: step })),
            })),
            'r',
          ),
        }),
      },
    })),
  benar_salah: many(fc.tuple(fragment, fc.constantFrom('1' as const, '2' as const, null)), 1, 5).map((rows) => ({
    ...nothing,
    statements: rows.map(([text, answer]) => ({ text, answer })),
  })),
  kategori: fc
    .tuple(fc.integer({ min: 2, max: 5 }), many(fc.tuple(part, fc.nat(5)), 1, 6), order)
    .map(([count, rows, said]) => ({
      ...nothing,
      interaction: ordered(
        {
          columns: numbered(
            COLUMNS.slice(0, count).map((text) => ({ text })),
            'c',
          ),
          rows: numbered(
            rows.map(([row, column]) => ({ ...row, column: column < count ? `c${column + 1}` : null })),
            'r',
          ),
        },
        said,
      ),
    })),
  jodohkan: fc
    .tuple(many(part, 1, 5), many(part, 2, 6), many(fc.nat(6), 5, 5), fc.boolean(), order)
    .map(([left, right, partners, reuse, said]) => {
      const taken = new Set<number>()
      const pairs = left.flatMap((_, at): [string, string][] => {
        const partner = partners[at] ?? 0
        if (partner >= right.length || (!reuse && taken.has(partner))) return []
        taken.add(partner)
        return [[`l${at + 1}`, `r${partner + 1}`]]
      })
      return {
        ...nothing,
        interaction: ordered(
          { left: numbered(left, 'l'), right: numbered(right, 'r'), pairs, ...(reuse && { reuse }) },
          said,
        ),
      }
    }),
}

const names = fc.record(
  {
    topic: fc.constantFrom('Aljabar', 'Teks & Bacaan'),
    class: fc.constant('Kelas 5'),
    level: fc.constantFrom('Mudah', 'Sedang', 'Sukar', 'Sulit'),
    indicator: fc.constant('Menghitung luas'),
    label: fc.constantFrom('tryout', 'exam'),
  },
  { requiredKeys: [] },
)

const ofForm = (form: FormName) =>
  fc
    .tuple(
      ANSWERED[form],
      html,
      fc.option(html, { nil: '' }),
      names,
      fc.uniqueArray(fc.constantFrom('pecahan', 'luas', 'a&b'), { maxLength: 3 }),
      fc.constantFrom(0.01, 1, 2.5, 100),
      fc.constantFrom(...FORMS[form].rules),
    )
    .map(
      ([answered, text, discussion, filed, keywords, points, rule]): Omit<WrittenQuestion, 'id' | 'code'> => ({
        status: 'on-progress',
        form,
        text,
        ...answered,
        discussion,
        ...filed,
        ...(filed.topic && { subtopic: 'Persamaan' }),
        keywords,
        points,
        rule,
      }),
    )

/** A few questions, some with a text for several. */
export const writtenQuestions = (forms: readonly FormName[]): fc.Arbitrary<WrittenQuestion[]> =>
  fc
    .array(fc.tuple(fc.constantFrom(...forms).chain(ofForm), fc.boolean()), { minLength: 1, maxLength: 5 })
    .chain((drawn) => fc.tuple(fc.constant(drawn), html))
    .map(([drawn, stimulus]) => {
      const head = drawn.findIndex(([, isShared]) => isShared)
      return drawn.map(([question, isShared], at) => ({
        id: at + 11,
        code: `S-${at + 11}`,
        ...question,
        ...(isShared && { stimulus, head }),
      }))
    })

export function pictureOf(source: string): WrittenPicture | undefined {
  const at = PICTURES.indexOf(source)
  if (at < 0) return undefined
  return { type: source.endsWith('.png') ? 'png' : 'jpeg', width: 10, height: 10 }
}
/** Each picture has bytes of its own. */
export const bytesOf = (source: string) => new Uint8Array([PICTURES.indexOf(source)])
export const sourceOfBytes = ([at = -1]: Uint8Array): string => PICTURES[at] ?? ''
