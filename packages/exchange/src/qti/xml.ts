const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** An element with attributes and with content that is XML already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
  ...content: readonly string[]
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(`${value}`)}"`)
  const start = [name, ...written].join('')
  return content.length === 0 ? `<${start}/>` : `<${start}>${content.join('')}</${name}>`
}
