import type { Nodes } from 'hast'
import { toHtml } from 'hast-util-to-html'

/** A tag as it was just written, or a `>` between tags: every `<` in text is a reference already. */
const TAG_OR_ANGLE = /<\/?[a-z][^"<>]*(?:"[^"]*"[^"<>]*)*>|>/g

/** HTML as a browser writes it itself, so that what an editor sends back unchanged is unchanged. */
export function serialise(tree: Nodes): string {
  const html = toHtml(tree, { characterReferences: { useNamedReferences: true } })
  return html.replace(TAG_OR_ANGLE, (found) => (found === '>' ? '&gt;' : found.replace(/"[^"]*"/g, withoutAngles)))
}

const withoutAngles = (value: string) => value.replace(/</g, '&lt;').replace(/>/g, '&gt;')
