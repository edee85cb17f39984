import { invalid } from '@bank/contract/errors'
import { FRAGMENT_LENGTH, HTML_LENGTH } from '@bank/contract/fields'
import { isEmptyHtml } from '@bank/contract/shown'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { type Budget, budgetFor, TooComplex } from './budget.ts'
import { escapeText } from './fragment.ts'
import { parseHtml } from './parse.ts'
import { fragmentSchema, htmlSchema } from './schema.ts'
import { serialise } from './serialise.ts'
import { tidy } from './tidy.ts'

/** Real texts need two rounds; markup that still changes after this many is refused. */
const MAX_ROUNDS = 10

/**
 * Editor HTML reduced to the contract's allow-list (decisions 3); '' when it has no visible content.
 * @param field the field of the ApiError VALIDATION for markup that is too complex, or too long with its markup
 */
export function sanitizeHtml(html: string, field = 'html', budget = budgetFor(html.length)): string {
  return limited(clean(html, htmlSchema, field, budget), HTML_LENGTH, field)
}

/** The same for text areas: they allow text, formulas, b, i, u, sub, sup, br. Any other `<` is escaped and kept. */
export function sanitizeFragment(text: string, field = 'text', budget = budgetFor(text.length)): string {
  const markup = escapeText(text, (formula) => clean(formula, fragmentSchema, field, budget))
  return limited(clean(markup, fragmentSchema, field, budget), FRAGMENT_LENGTH, field)
}

/** No writing needs as many marks on one letter (Unicode's Stream-Safe Text). PostgreSQL orders them one by one for the
 * search, for minutes and without heeding its time limit. Tags between them do not count there. */
const MARKS_WITHOUT_END = /(?:\p{M}(?:<[^>]*>)*){31}/u

function limited(html: string, maxLength: number, field: string): string {
  if (isEmptyHtml(html)) return ''
  if (MARKS_WITHOUT_END.test(html)) throw invalid({ [field]: 'Terlalu banyak tanda aksen pada satu huruf.' })
  if (html.length <= maxLength) return html
  throw invalid({ [field]: `Paling banyak ${maxLength.toLocaleString('id-ID')} karakter, termasuk formatnya.` })
}

function clean(html: string, schema: Schema, field: string, budget: Budget): string {
  try {
    return cleanUntilStable(html, schema, budget)
  } catch (error) {
    if (error instanceof TooComplex) throw invalid({ [field]: 'Susunan teks ini terlalu rumit. Sederhanakan dahulu.' })
    throw error
  }
}

/** Repeats the cleaning until it changes nothing, so that a browser parses the stored text as it was checked. */
function cleanUntilStable(html: string, schema: Schema, budget: Budget): string {
  let current = html
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = serialise(sanitize(tidy(parseHtml(current, budget), budget), schema))
    if (next === current) return next
    current = next
  }
  throw new TooComplex()
}
