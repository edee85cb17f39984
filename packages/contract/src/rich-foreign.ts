import { MATH_TAGS } from './rich-math.ts'

/** Classes of the elements in which formula tools (MathJax, KaTeX) repeat the formula beside its MathML. */
const DRAWN_TWICE = [
  'katex-html',
  'MathJax_Preview',
  'mwe-math-fallback-image-inline',
  'mwe-math-fallback-image-display',
]

/** Whether an element with these classes only repeats the formula beside it. */
export const isDrawnTwice = (tag: string, classes: readonly string[]): boolean =>
  // only MathJax 2 still writes a `nobr`
  tag === 'nobr' || classes.some((name) => DRAWN_TWICE.includes(name))

/** How annotations name LaTeX. */
export const LATEX_ENCODINGS = ['application/x-tex', 'LaTeX']

const SIGNS: Readonly<Record<string, string>> = { '«': '<', '»': '>', '¨': '"', '§': '&', '`': "'" }
const KNOWN = new Set([...Object.keys(MATH_TAGS), 'semantics', 'annotation'])

/**
 * The MathML that WIRIS keeps in `data-mathml` of a formula's picture, written with signs of its own.
 * Undefined when it holds anything but MathML: that could be an attack on the next parser.
 */
export function mathmlOfWiris(hidden: string): string | undefined {
  const mathml = hidden.replace(/[«»¨§`]/g, (sign) => SIGNS[sign] ?? '').trim()
  const names = Array.from(mathml.matchAll(/<\/?([^\s/>]*)/g), ([, name = '']) => name)
  return /^<math[\s>]/.test(mathml) && names.every((name) => KNOWN.has(name)) ? mathml : undefined
}

/** The attributes of old HTML (`align`, `bgcolor`), as a `style`. */
export function styleOfAttributes(
  tag: string,
  read: (name: 'align' | 'color' | 'bgcolor' | 'width') => unknown,
): string {
  const [align, color, background, width] = [read('align'), read('color'), read('bgcolor'), read('width')]
  const said = [
    align && `text-align:${align}`,
    tag === 'center' && 'text-align:center',
    tag === 'mark' && 'background:#ff0',
    color && `color:${color}`,
    background && `background:${background}`,
    width && `width:${width}`,
  ]
  return said.filter(Boolean).join(';')
}

const declared = (property: string, value: string) =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:[^;]*\\b(?:${value})\\b`, 'i')

const MARK_OF_STYLE: readonly (readonly [RegExp, string])[] = [
  [declared('font-weight', 'bold|bolder|[6-9]00'), 'strong'],
  [declared('font-style', 'italic|oblique'), 'em'],
  [declared('text-decoration(?:-line)?', 'underline'), 'u'],
  [declared('text-decoration(?:-line)?', 'line-through'), 's'],
  [declared('vertical-align', 'super'), 'sup'],
  [declared('vertical-align', 'sub'), 'sub'],
]

/** The elements that say what a `style` says of letters; x² must not become x2. The first stands innermost. */
export const styleMarks = (style: string): string[] =>
  MARK_OF_STYLE.flatMap(([pattern, tag]) => (pattern.test(style) ? [tag] : []))

/** Google Docs wraps everything in a `b` that is not bold, other programs in an `i` that is not italic. */
export const isMarkTakenBack = (tag: string, style: string): boolean =>
  (/^(?:b|strong)$/.test(tag) && declared('font-weight', 'normal|[1-4]00').test(style)) ||
  (/^(?:i|em)$/.test(tag) && declared('font-style', 'normal').test(style))
