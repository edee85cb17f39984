/** Text between tags, as browsers write it. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The value of an attribute within double quotes. */
export const inAttribute = (text: string) => escaped(text).replaceAll('"', '&quot;')
