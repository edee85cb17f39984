const MATH = /<math(?:\s(?:[^"'<>]|"[^"]*"|'[^']*')*)?>[\s\S]*?<\/math\s*>/gi
/** A tag of ours. An attribute needs its `=`: `a <b and c> d` is two comparisons. */
const INLINE = /<(?!\/?(?:b|i|u|sub|sup|br|strong|em)(?:\s+[a-z-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))*\s*\/?>)/gi

/**
 * Leaves the markup that a fragment may hold and makes every other `<` a character.
 * @param cleanFormula cleans each formula by itself, so that what one leaves open cannot swallow the text after it
 */
export function escapeText(text: string, cleanFormula: (formula: string) => string): string {
  const formulas = text.match(MATH) ?? []
  return text
    .split(MATH)
    .map((part, index) => inOurWords(part.replace(INLINE, '&lt;')) + cleanFormula(formulas[index] ?? ''))
    .join('')
}

const inOurWords = (markup: string) => markup.replace(/<(\/?)strong\b/gi, '<$1b').replace(/<(\/?)em\b/gi, '<$1i')
