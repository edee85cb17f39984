const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const
/** Larger numbers are written in digits, as Word does: a file may begin a list at two thousand millions. */
const MOST = { roman: 3999, letters: 780 }

/** The letters of lists in Arabic exams, by the alphabet and in the order of old (abjad). */
const ARABIC_ALPHA = 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'
const ABJAD = 'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ'

type Write = (number: number) => string

const WRITE: Readonly<Record<string, Write>> = {
  decimalZero: (number) => (number < 10 ? `0${number}` : `${number}`),
  lowerLetter: letters,
  upperLetter: (number) => letters(number).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (number) => roman(number).toUpperCase(),
  arabicAlpha: (number) => ARABIC_ALPHA[number - 1] ?? `${number}`,
  arabicAbjad: (number) => ABJAD[number - 1] ?? `${number}`,
  none: () => '',
  bullet: () => '',
}

/** A number in one of Word's formats; in digits where we know no other. */
export function formatted(number: number, format: string): string {
  const write = Object.hasOwn(WRITE, format) && number > 0 ? WRITE[format] : undefined
  return write ? write(number) : `${number}`
}

/** After z comes aa, then bb. */
function letters(number: number): string {
  if (number > MOST.letters) return `${number}`
  return String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26))
}

function roman(number: number): string {
  if (number > MOST.roman) return `${number}`
  let [rest, text] = [number, '']
  for (const [value, sign] of ROMAN) {
    for (; rest >= value; rest -= value) text += sign
  }
  return text
}
