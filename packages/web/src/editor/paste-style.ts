/** Where a pasted style waits until it was read. */
export const STYLE = 'data-pasted-style'

/** Takes styles out of the browser's sight while the markup is still text: the CSP reports each one that is parsed. */
export const withInertStyles = (html: string) =>
  html.replace(/<style[\s\S]*?<\/style\s*>/gi, '').replace(/(<[a-z][^<>]*?\s)style(?=\s*=)/gi, `$1${STYLE}`)
