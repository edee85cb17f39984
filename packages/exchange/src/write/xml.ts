/** Whether XML 1.0 can hold a character: no control characters but tab and line ends, no half of a pair, no U+FFFE. */
const isAllowed = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff)
}
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in XML, in an element or an attribute. */
export const xmlText = (text: string): string =>
  Array.from(text, (character) => (isAllowed(character) ? (ENTITIES[character] ?? character) : '')).join('')

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element of these parts, which are XML. Attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, ...inside: string[]): string {
  const said = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${xmlText(String(value))}"`,
  )
  const content = inside.join('')
  return content === '' ? `<${name}${said.join('')}/>` : `<${name}${said.join('')}>${content}</${name}>`
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
