const ARABIC = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
const LETTER = /\p{L}/u

/** Whether a text begins at the right: its first letter is Arabic. */
export const isRightToLeft = (text: string): boolean => ARABIC.test(LETTER.exec(text)?.[0] ?? '')
