// Mathematical letters of Unicode: the same letters in a style. Few fonts have them all, so files hold the plain ones.

export interface LetterStyle {
  /** `p` upright, `b` bold, `bi` bold and slanted; the default is slanted. */
  style?: 'p' | 'b' | 'bi' | undefined
  script?: 'script' | 'fraktur' | 'double-struck' | 'sans-serif' | 'monospace' | undefined
}

/** Ranges of mathematical letters and digits with the style that Word has for them; NFKC gives the plain one. */
const ALPHABETS: readonly (readonly [from: number, to: number, style: LetterStyle])[] = [
  [0x1d400, 0x1d433, { style: 'b' }],
  [0x1d434, 0x1d467, {}],
  [0x1d468, 0x1d49b, { style: 'bi' }],
  [0x1d49c, 0x1d4cf, { script: 'script', style: 'p' }],
  [0x1d504, 0x1d537, { script: 'fraktur', style: 'p' }],
  [0x1d538, 0x1d56b, { script: 'double-struck', style: 'p' }],
  [0x1d5a0, 0x1d5d3, { script: 'sans-serif', style: 'p' }],
  [0x1d670, 0x1d6a3, { script: 'monospace', style: 'p' }],
  [0x1d7ce, 0x1d7d7, { style: 'b' }],
  [0x1d7d8, 0x1d7e1, { script: 'double-struck', style: 'p' }],
  [0x1d7e2, 0x1d7eb, { script: 'sans-serif', style: 'p' }],
  [0x1d7f6, 0x1d7ff, { script: 'monospace', style: 'p' }],
]
/** Each Greek alphabet has these letters, one alphabet after the other. NFKC would make one of ϵ and ε. */
const GREEK = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡϴΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂ϵϑϰϕϱϖ'
const FIRST_GREEK = 0x1d6a8
const GREEK_STYLES: readonly LetterStyle[] = [
  { style: 'b' },
  {},
  { style: 'bi' },
  { script: 'sans-serif', style: 'b' },
  { script: 'sans-serif', style: 'bi' },
]
/** Letters of these alphabets that Unicode had before. */
const EARLIER: readonly (readonly [letters: string, style: LetterStyle])[] = [
  ['ℂℍℕℙℚℝℤ', { script: 'double-struck', style: 'p' }],
  ['ℬℰℱℋℐℒℳℛℯℊℴ', { script: 'script', style: 'p' }],
  ['ℭℑℜℨ', { script: 'fraktur', style: 'p' }],
]

/** A letter of an alphabet of its own as the plain one, in its style: few fonts have a picture of the former. */
export function plainLetters(text: string): { text: string; style: LetterStyle } | undefined {
  const code = text.codePointAt(0) ?? 0
  const greek = GREEK_STYLES[Math.floor((code - FIRST_GREEK) / GREEK.length)]
  if (greek) return { text: Array.from(text, plainGreek).join(''), style: greek }
  const [, , style] = ALPHABETS.find(([from, to]) => code >= from && code <= to) ?? []
  const found = style ?? EARLIER.find(([letters]) => letters.includes(String.fromCodePoint(code)))?.[1]
  return found && { text: text.normalize('NFKC'), style: found }
}

function plainGreek(letter: string): string {
  const at = (letter.codePointAt(0) ?? 0) - FIRST_GREEK
  return at >= 0 && at < GREEK_STYLES.length * GREEK.length
    ? (GREEK[at % GREEK.length] ?? letter)
    : letter.normalize('NFKC')
}

/** Whether all of a text are Greek letters of these alphabets. */
export const isGreekOfMath = (text: string): boolean => /^[\u{1d6a8}-\u{1d7c9}]+$/u.test(text)
