// Fonts whose letters are signs. Word keeps such a sign as the number of a letter, or at U+F000 and that number.

/** From 0x20 to 0x7E; a space where the font has the sign of that number or none. */
const SYMBOL_LOW = ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'
/** From 0xA0 to 0xFE. */
const SYMBOL_HIGH = '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪\0⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭'

const WINGDINGS: Readonly<Record<number, string>> = {
  74: '☺',
  76: '☹',
  108: '●',
  110: '■',
  111: '□',
  113: '❑',
  117: '◆',
  118: '❖',
  119: '◆',
  159: '•',
  161: '○',
  167: '▪',
  168: '◻',
  171: '★',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  232: '➔',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
}
const WINGDINGS_2: Readonly<Record<number, string>> = { 79: '✗', 80: '✓', 81: '☒', 82: '☑', 83: '☒', 163: '□' }

type Sign = (code: number) => string | undefined

const FONTS: Readonly<Record<string, Sign>> = {
  symbol: (code) => {
    const sign = code < 0xa0 ? SYMBOL_LOW[code - 0x20] : SYMBOL_HIGH[code - 0xa0]
    return sign === '\0' ? undefined : sign
  },
  wingdings: (code) => WINGDINGS[code],
  'wingdings 2': (code) => WINGDINGS_2[code],
  'wingdings 3': () => undefined,
  webdings: () => undefined,
}

const PRIVATE = 0xf000
const SPACE = 0x20

/** The sign of a number in a font; undefined if we do not know it. Unknown fonts are read as Symbol. */
export function signIn(font: string, code: number): string | undefined {
  const own = code >= PRIVATE && code <= PRIVATE + 0xff ? code - PRIVATE : code
  if (own === SPACE) return ' '
  return (fontOf(font) ?? FONTS.symbol)?.(own)
}

const fontOf = (font = ''): Sign | undefined => {
  const key = font.toLowerCase()
  return Object.hasOwn(FONTS, key) ? FONTS[key] : undefined
}

export interface Signs {
  text: string
  /** Whether some sign is not known; U+FFFD stands for it. */
  isLossy: boolean
}

/** Text as it looks in its font. Letters beyond ASCII that a person typed there are themselves: the font has none. */
export function inFont(text: string, font: string | undefined): Signs {
  const isSigns = fontOf(font) !== undefined
  if (!isSigns && !/[\uf020-\uf0ff]/.test(text)) return { text, isLossy: false }
  const signs = Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    const isSign = (isSigns && code > SPACE && code < 0x7f) || (code >= PRIVATE && code <= PRIVATE + 0xff)
    return isSign ? signIn(font ?? '', code) : letter
  })
  return { text: signs.map((sign) => sign ?? '\ufffd').join(''), isLossy: signs.includes(undefined) }
}
