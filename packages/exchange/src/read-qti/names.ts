import { isElement, type XmlElement } from '../xml/element.ts'

/** The elements of XHTML in items of QTI 2; every other is one of QTI's own. */
const XHTML = new Set(
  `a abbr acronym address article aside audio b bdi bdo big blockquote br caption cite code col colgroup dd del details dfn
  div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd label li nav object ol p param picture pre q
  rb rp rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead tr track tt u ul
  var video`.split(/\s+/),
)

/** `textEntryInteraction` is `qti-text-entry-interaction` in QTI 3. */
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A document of QTI 2 with the names of QTI 3, so that there is one reader; one of QTI 3 as it is. */
export const asQti3 = (root: XmlElement): XmlElement => (root.name.startsWith('qti-') ? root : renamed(root))

function renamed({ name, attributes, children }: XmlElement): XmlElement {
  const inside = children.map((child) => (isElement(child) ? renamed(child) : child))
  if (name.includes(':') || XHTML.has(name)) return { name, attributes, children: inside }
  const said = Object.entries(attributes).map(([key, value]) => [dashed(key), value])
  return { name: `qti-${dashed(name)}`, attributes: Object.fromEntries(said), children: inside }
}
