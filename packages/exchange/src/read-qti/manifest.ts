import { childOf, childrenOf, type XmlElement } from '../xml/element.ts'

/** An item that a package holds, with what the package says of it. */
export interface Resource {
  /** As the manifest names it: a kind with its version. */
  type: string
  href: string
  metadata: XmlElement | undefined
}

const ITEM = /^ims(?:qti|apip)[\w-]*item_xml/i
/** QTI 1.2, of which nothing is read. */
const OLD = /^imsqti_xmlv1p|_xmlv1p|imscc_xmlv\dp\d\/(?:assessment|question-bank)/i

/** The items of a package in the order of its manifest, and how many resources are of QTI 1.2. */
export function itemsIn(manifest: XmlElement): { items: Resource[]; old: number } {
  const resources = childrenOf(childOf(manifest, 'resources'), 'resource').map((resource) => ({
    type: resource.attributes.type ?? '',
    href: `${resource.attributes['xml:base'] ?? ''}${resource.attributes.href ?? ''}`,
    metadata: childOf(resource, 'metadata'),
  }))
  return {
    items: resources.filter(({ type, href }) => ITEM.test(type) && href !== ''),
    old: resources.filter(({ type }) => OLD.test(type)).length,
  }
}

const REMOTE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i

/**
 * The name of a part that another part refers to: `items/q1.xml` and `../images/a.png` are `images/a.png`. Undefined for what
 * leads out of the package, and for an address.
 */
export function partNamed(href: string, from: string): string | undefined {
  const path = decoded(href.split(/[?#]/)[0] ?? '')
  if (path === undefined || path === '' || REMOTE.test(path)) return undefined
  const names = from.split('/').slice(0, -1)
  for (const name of path.replaceAll('\\', '/').split('/')) {
    if (name === '..' && names.pop() === undefined) return undefined
    if (name !== '..' && name !== '.' && name !== '') names.push(name)
  }
  return names.join('/')
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
