// Texts as the bank may hold them from other clients: any element that is allowed, in any other.
import { MATH_TAGS } from '@bank/contract/rich-math'
import { allows, HTML_TAGS } from '@bank/contract/rich-text'
import fc from 'fast-check'

const VOID = new Set(['br', 'hr', 'img'])
/** Whatever stands in them, nobody sees it. */
const EMPTY = new Set(['mspace', 'none', 'mprescripts'])
type Look = readonly [name: string, value: string]
const LOOKS: readonly Look[] = [
  ['class', 'ta-center'],
  ['class', 'w-50'],
  ['start', '3'],
  ['type', 'a'],
  ['colspan', '2'],
  ['rowspan', '2'],
]
/** Some of these values are refused by the schema of MathML. */
const MATH_LOOKS: readonly Look[] = [
  ...[['mathcolor', 'tomato'] as const, ['mathcolor', '#f00'] as const, ['displaystyle', 'true'] as const],
  ...[
    ['scriptlevel', '+1'] as const,
    ['mathvariant', 'bold'] as const,
    ['dir', 'ltr'] as const,
    ['width', '3mu'] as const,
  ],
  ...[
    ['width', '2em'] as const,
    ['lspace', '+1em'] as const,
    ['mathsize', '1.2em'] as const,
    ['form', 'ubah'] as const,
  ],
  ...[['columnalign', 'left right'] as const, ['columnspan', '2'] as const, ['linethickness', '0px'] as const],
  ...[
    ['stretchy', 'true'] as const,
    ['notation', 'box'] as const,
    ['frame', 'solid'] as const,
    ['class', 'tml-left'] as const,
  ],
]

const word = fc.constantFrom('ibu', 'kota', 'A &amp; B', ' ', '3 &lt; 5', '\n', 'é')
const PICTURE = '<img src="/media/00000000000000000000000000000001.png" alt="denah" width="20">'

const written = (tag: string, looks: readonly Look[], inside: readonly string[]) => {
  if (tag === 'img') return PICTURE
  if (tag === 'a') return `<a href="https://contoh.id">${inside.join('')}</a>`
  const said = looks.filter(([name, value]) => allows(tag, name, value)).map(([name, value]) => ` ${name}="${value}"`)
  return VOID.has(tag) ? `<${tag}>` : `<${tag}${said.join('')}>${EMPTY.has(tag) ? '' : inside.join('')}</${tag}>`
}

/** A tree of these elements, as HTML. */
const treeOf = (names: readonly string[], looks: readonly Look[], leaf: fc.Arbitrary<string>) =>
  fc.letrec<{ node: string; element: string }>((tie) => ({
    node: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('element')),
    element: fc
      .tuple(
        fc.constantFrom(...names),
        fc.uniqueArray(fc.constantFrom(...looks), { maxLength: 3, selector: ([name]) => name }),
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(([tag, look, inside]) => written(tag, look, inside)),
  })).element

const PARTS = Object.keys(MATH_TAGS).filter((tag) => tag !== 'math')
/** MathML of other programs, with and without its LaTeX. */
const wildMath = fc
  .tuple(fc.array(treeOf(PARTS, MATH_LOOKS, fc.constantFrom('x', '2', '+', ' ')), { maxLength: 3 }), fc.boolean())
  .map(([inside, hasLatex]) => `<math${hasLatex ? ' data-latex="x"' : ''}>${inside.join('')}</math>`)

export const wildHtml = fc
  .array(treeOf(Object.keys(HTML_TAGS), LOOKS, fc.oneof({ arbitrary: word, weight: 6 }, wildMath)), { maxLength: 4 })
  .map((all) => all.join(''))
