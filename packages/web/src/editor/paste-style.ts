/** Holds a pasted style until it is read. */
export const STYLE = 'data-pasted-style'

/** Renames styles and handlers while the markup is still text: parsing each of them would cause a CSP report. */
export function inert(html: string): string {
  return html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replace(/\sstyle(?=\s*=)/gi, ` ${STYLE}`).replace(/\son[a-z]+(?=\s*=)/gi, ' data-pasted-handler'),
    )
}
