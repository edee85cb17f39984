import { normalized } from '../linear-text.ts'

/**
 * The signs between words: ranges of a character class that JavaScript and PostgreSQL read alike. Everything else is part of a
 * word. The function `words_in` of the database has the same ranges; its test compares both.
 */
const BETWEEN_WORDS =
  '\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u00d7\\u00f7' +
  '\\u2000-\\u206f\\u207a-\\u207e\\u208a-\\u208e\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u3004\\u3008-\\u3020\\ufe10-\\ufe6f' +
  '\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65'

/** Letters of a word that are kept. */
const WORD_LETTERS = 64

const SEPARATORS = new RegExp(`[${BETWEEN_WORDS}]+`, 'u')

/** The words of a text as the index of words has them: `km/jam` is two, `3.000` too. */
export const wordsIn = (text: string): string[] =>
  normalized('NFC', text)
    .toLowerCase()
    .split(SEPARATORS)
    .filter((word) => word !== '')
    .map((word) => (word.length > WORD_LETTERS ? [...word].slice(0, WORD_LETTERS).join('') : word))
