import { normalized } from '../linear-text.ts'

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺'
const PLAIN = '0123456789-+'
const SPACES = /[\s\u200b]+/g

/** `x²` as `x^2`. */
export const unraised = (text: string): string =>
  text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺]+/g, (signs) => `^${[...signs].map((sign) => PLAIN[RAISED.indexOf(sign)]).join('')}`)

/** Exponents, dashes, spaces and fraction signs of every keyboard as one kind each: `2½ m²` is `2 1/2 m^2`. */
export const tidy = (text: string): string =>
  normalized('NFKC', unraised(text.replace(/(\d)([¼-¾⅐-⅞])/g, '$1 $2')))
    .replace(/⁄/g, '/')
    .replace(/[−–—]/g, '-')
    .replace(SPACES, ' ')
    .trim()
