import { invalid } from '@bank/contract/errors'
import { FRAGMENT_LENGTH, HTML_LENGTH } from '@bank/contract/fields'
import { isEmptyHtml } from '@bank/contract/rich-text'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { escapeText } from './fragment.ts'
import { parseHtml, TooComplex } from './parse.ts'
import { fragmentSchema, htmlSchema } from './schema.ts'
import { serialise } from './serialise.ts'
import { tidy } from './tidy.ts'

/** So many rounds settle whatever a person wrote; two are the rule. */
const MAX_ROUNDS = 10

/**
 * Editor HTML reduced to the contract's allow-list (decisions 3); '' when it shows nothing.
 * @param field is named in the ApiError VALIDATION that a bomb gets, or text that its markup makes too long
 */
export function sanitizeHtml(html: string, field = 'html'): string {
  return limited(settled(html, htmlSchema, field), HTML_LENGTH, field)
}

/** The same for what text areas make: text, formulas, b, i, u, sub, sup, br. Any other `<` is text and is kept. */
export function sanitizeFragment(text: string, field = 'text'): string {
  const markup = escapeText(text, (formula) => settled(formula, fragmentSchema, field))
  return limited(settled(markup, fragmentSchema, field), FRAGMENT_LENGTH, field)
}

function limited(html: string, maxLength: number, field: string): string {
  if (isEmptyHtml(html)) return ''
  if (html.length <= maxLength) return html
  throw invalid({ [field]: `Paling banyak ${maxLength.toLocaleString('id-ID')} karakter, termasuk formatnya.` })
}

function settled(html: string, schema: Schema, field: string): string {
  try {
    return settle(html, schema)
  } catch (error) {
    if (error instanceof TooComplex) throw invalid({ [field]: 'Susunan teks ini terlalu rumit. Sederhanakan dahulu.' })
    throw error
  }
}

/** Cleans until another parser can find nothing else in it: the text that is stored reads as itself. */
function settle(html: string, schema: Schema): string {
  let current = html
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = serialise(sanitize(tidy(parseHtml(current)), schema))
    if (next === current) return next
    current = next
  }
  throw new TooComplex()
}
