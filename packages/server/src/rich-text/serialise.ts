import type { Nodes } from 'hast'
import { toHtml } from 'hast-util-to-html'

/** A tag in the output of `toHtml`, or a `>` between tags; `toHtml` has escaped every `<` in text. */
const TAG_OR_ANGLE = /<\/?[a-z][^"<>]*(?:"[^"]*"[^"<>]*)*>|>/g

/** HTML in the form that browsers write, so that a text that an editor sends back without edits stays the same. */
export function serialise(tree: Nodes): string {
  const html = toHtml(tree, { characterReferences: { useNamedReferences: true } })
  return html.replace(TAG_OR_ANGLE, (found) => (found === '>' ? '&gt;' : found.replace(/"[^"]*"/g, withoutAngles)))
}

const withoutAngles = (value: string) => value.replace(/</g, '&lt;').replace(/>/g, '&gt;')
