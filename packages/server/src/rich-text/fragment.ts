const MATH = /<math(?:\s(?:[^"'<>]|"[^"]*"|'[^']*')*)?>(?:(?!<math)[\s\S])*?<\/math\s*>/gi
/** A `<` that does not begin an allowed tag. Attributes need a `=`: in `a <b and c> d` the `<` means "less than". */
const INLINE = /<(?!\/?(?:b|i|u|sub|sup|br|strong|em)(?:\s+[a-z-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))*\s*\/?>)/gi

/**
 * Keeps the markup that a fragment may contain and escapes every other `<`.
 * @param cleanFormula cleans each formula alone, so that an unclosed tag in it does not take in the text after it
 */
export function escapeText(text: string, cleanFormula: (formula: string) => string): string {
  const formulas = text.match(MATH) ?? []
  return text
    .split(MATH)
    .map((part, index) => withAllowedTags(part.replace(INLINE, '&lt;')) + cleanFormula(formulas[index] ?? ''))
    .join('')
}

const withAllowedTags = (markup: string) => markup.replace(/<(\/?)strong\b/gi, '<$1b').replace(/<(\/?)em\b/gi, '<$1i')
