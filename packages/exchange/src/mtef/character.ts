import { signIn } from '../formula/symbols.ts'
import { UnreadableFormula } from '../formula/unreadable.ts'
import { type Char, FACES, type Version } from './node.ts'

const SIGN_FACES: readonly number[] = [FACES.smallGreek, FACES.largeGreek, FACES.symbol]

/** MathType's private characters that Unicode has at another place. */
const PRIVATE: Readonly<Record<number, string>> = {
  59649: '⩲',
  59650: '⩱',
  59659: '⊇',
  59660: '⊆',
  59682: '⋚',
  59693: '⋛',
  59698: '≲',
  59699: '≳',
  59706: '≾',
  59707: '≿',
  59791: '·',
  59910: '≰',
  59911: '≱',
  59915: '⊉',
  59916: '⊈',
  59954: '⪉',
  59955: '⪊',
  59956: '≨',
  59957: '≩',
  59970: '⊈',
  59971: '⊉',
  59972: '⊊',
  59973: '⊋',
  60688: 'd',
  60689: 'e',
  60690: 'i',
  60691: 'j',
  60694: 'D',
}

/** From U+EF00 in MathType, from U+EB00 in Equation Editor: none, a hair, thin, medium, thick, an em, two. */
const SPACES = ['', '', '\u2009', '\u2005', '\u2004', '\u2003', '\u2003\u2003', '', '\u200a']

/** What a letter says, as Unicode; '' where it only holds a place. Throws UnreadableFormula for signs without a name. */
export function characterOf(char: Char, version: Version): string {
  const { code, face } = char
  if (face === FACES.marker) return ''
  if (face === FACES.space || (code >= 0xef00 && code <= 0xef08)) return SPACES[code & 0xff] ?? ''
  if (isPlaceInSymbol(char, version)) return signIn('Symbol', code) ?? unknown(code)
  if (Object.hasOwn(PRIVATE, code)) return PRIVATE[code] ?? ''
  const letter = String.fromCharCode(code)
  if (SILENT.test(letter)) return ''
  return READABLE.test(letter) ? letter : unknown(code)
}

/** Equation Editor may keep the place in the font Symbol instead, as Word does. */
const isPlaceInSymbol = ({ code, face, isPlace }: Char, version: Version) =>
  SIGN_FACES.includes(face) && (isPlace || (version === 3 && (code < 0x7f || (code >= 0xf020 && code <= 0xf0ff))))

const SILENT = /^[\t\n\r\u200b\u2061-\u2063\ufeff]$/
const READABLE = /^[\p{L}\p{N}\p{P}\p{S}\p{Zs}]$/u

function unknown(code: number): never {
  throw new UnreadableFormula(`U+${code.toString(16).toUpperCase().padStart(4, '0')}`)
}

/** Where MathType keeps the alphabets, capitals and then small letters, and the command that writes them. */
const ALPHABETS: readonly (readonly [first: number, command: string])[] = [
  [0xf000, 'mathfrak'],
  [0xf080, 'mathbb'],
  [0xf100, 'mathcal'],
]
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A letter of another alphabet: the letter and the command of its alphabet. */
export function alphabetOf({ code }: Char): { letter: string; command: string } | undefined {
  for (const [first, command] of ALPHABETS) {
    const letter = LETTERS[code - first]
    if (letter) return { letter, command }
  }
  return undefined
}
