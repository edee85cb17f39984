/** Where a pasted style waits until it was read: the CSP reports each `style` that is parsed. */
export const STYLE = 'data-pasted-style'

export const withInertStyles = (html: string) => html.replace(/(<[a-z][^<>]*?\s)style(?=\s*=)/gi, `$1${STYLE}`)
