import { type Allowed, MATH_TAGS } from '@bank/contract/rich-math'
import { allows, FRAGMENT_TAGS, HTML_TAGS } from '@bank/contract/rich-text'
import DOMPurify, { type Config } from 'dompurify'

/** Stored HTML once more reduced to the contract's allow-list, as nodes: no second parser reads it (reliability 19, 20). */
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
    FORCE_BODY: true, // a browser skips spaces before a body, and the server keeps them
  } satisfies Config
}

function clean(html: string, config: ReturnType<typeof configOf>): DocumentFragment {
  // A `<frameset>` takes the place of the body, and then there is nothing.
  const nodes: DocumentFragment | null = DOMPurify.sanitize(html, config)
  if (!nodes) return document.createDocumentFragment()
  // As the server has it: a formula in a formula would let the next parser read the tree in another way.
  for (const inner of nodes.querySelectorAll('math math')) inner.replaceWith(...inner.childNodes)
  for (const element of nodes.querySelectorAll('*')) keepAllowed(element)
  return nodes
}

/** DOMPurify knows one list of attributes for all elements; the contract has values, element by element. */
function keepAllowed(element: Element) {
  const tag = element.localName
  const classes = [...element.classList].filter((name) => allows(tag, 'class', name))
  for (const { name, value } of [...element.attributes]) {
    if (!allows(tag, name, value)) element.removeAttribute(name)
  }
  if (classes.length > 0) element.setAttribute('class', classes.join(' '))
}
