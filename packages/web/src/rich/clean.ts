import { type Allowed, MATH_TAGS } from '@bank/contract/rich-math'
import { allows, FRAGMENT_TAGS, HTML_TAGS } from '@bank/contract/rich-text'
import DOMPurify, { type Config } from 'dompurify'

/** Filters stored HTML by the contract's allow-list again. Returns nodes: it is not parsed twice (reliability 19, 20). */
export const cleanHtml = (html: string): DocumentFragment => clean(html, htmlConfig)
export const cleanFragment = (html: string): DocumentFragment => clean(html, fragmentConfig)

const htmlConfig = configOf({ ...HTML_TAGS, ...MATH_TAGS })
const fragmentConfig = configOf({ ...FRAGMENT_TAGS, ...MATH_TAGS })

function configOf(tags: Readonly<Record<string, Allowed>>) {
  const attributes = [...new Set(Object.values(tags).flatMap((allowed) => Object.keys(allowed.attributes ?? {})))]
  return {
    ALLOWED_TAGS: Object.keys(tags),
    ALLOWED_ATTR: [...attributes, 'class'],
    ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href' && name !== 'src'),
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/media\/)/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    FORCE_BODY: true, // otherwise leading spaces are dropped, but the server keeps them
  } satisfies Config
}

function clean(html: string, config: ReturnType<typeof configOf>): DocumentFragment {
  // A `<frameset>` replaces the body, so there are no nodes.
  const nodes: DocumentFragment | null = DOMPurify.sanitize(html, config)
  if (!nodes) return document.createDocumentFragment()
  // Same as on the server: with nested formulas another parser could build a different tree.
  for (const inner of nodes.querySelectorAll('math math')) inner.replaceWith(...inner.childNodes)
  for (const element of nodes.querySelectorAll('*')) keepAllowed(element)
  return nodes
}

/** DOMPurify allows one list of attributes for all elements; the contract lists names and values for each element. */
function keepAllowed(element: Element) {
  const tag = element.localName
  const classes = [...element.classList].filter((name) => allows(tag, 'class', name))
  for (const { name, value } of [...element.attributes]) {
    if (!allows(tag, name, value)) element.removeAttribute(name)
  }
  if (classes.length > 0) element.setAttribute('class', classes.join(' '))
}
