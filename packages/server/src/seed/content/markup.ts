const BLOCK = 'p|h[1-6]|ul|ol|li|table|tbody|tr|th|td'
const BREAK_BEFORE_BLOCK = new RegExp(String.raw`\s*\n\s*(?=</?(?:${BLOCK})\b)`, 'g')
const BREAK_AFTER_BLOCK = new RegExp(String.raw`(</?(?:${BLOCK})>)\s*\n\s*`, 'g')

/**
 * HTML from the data files: backslashes belong to LaTeX (`\(` inline, `\[` on its own line), and line breaks in the
 * source are removed.
 */
export function html(parts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: parts.raw }, ...values)
    .replace(BREAK_BEFORE_BLOCK, '')
    .replace(BREAK_AFTER_BLOCK, '$1')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
}

/** A table whose first row holds the headings. */
export function table(headings: string[], ...rows: string[][]): string {
  const row = (cell: string, texts: string[]) =>
    `<tr>${texts.map((text) => `<${cell}><p>${text}</p></${cell}>`).join('')}</tr>`
  return `<table><tbody>${row('th', headings)}${rows.map((texts) => row('td', texts)).join('')}</tbody></table>`
}

/** A picture of `pictures/` in its own paragraph. `publish` replaces `picture:` by its URL. */
export function picture(name: string, alt: string): string {
  return `<p><img src="picture:${name}" alt="${alt}"></p>`
}
