import type { Nodes } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parseFragment } from 'parse5'

const TAGS =
  'p div h1 h2 h3 h4 h5 h6 blockquote pre hr ul ol li table thead tbody tfoot tr th td a img span br b strong i em u s code sub sup ' +
  'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder mover munderover ' +
  'mmultiscripts mprescripts none mtable mtr mtd menclose'
const SAFE_TAGS = new Set(TAGS.split(' '))
const BAD_ATTRIBUTE = /^(?:on|style$|id$|name$|xlink|srcset$|formaction$|action$|background$|ping$)/i

/** The tags and attributes in `html` that could harm a reader, by a list that is independent of the product's. */
export function dangersIn(html: string): string[] {
  return walk(fromParse5(parseFragment(html)))
}

/** The text that a reader sees. */
export function textIn(html: string): string {
  return textOf(fromParse5(parseFragment(html)))
}

function walk(node: Nodes): string[] {
  if (node.type === 'root') return node.children.flatMap(walk)
  if (node.type === 'text') return []
  if (node.type !== 'element') return [node.type]
  const found = Object.entries(node.properties).flatMap(([name, value]) => badAttribute(node.tagName, name, value))
  return [...(SAFE_TAGS.has(node.tagName) ? [] : [`<${node.tagName}>`]), ...found, ...node.children.flatMap(walk)]
}

function badAttribute(tag: string, name: string, value: unknown): string[] {
  const bad =
    BAD_ATTRIBUTE.test(name) ||
    (name === 'href' && !/^https?:\/\//i.test(String(value))) ||
    (name === 'src' && !/^\/media\/[0-9a-f]{32}\.(?:png|jpg)$/.test(String(value))) ||
    (name === 'className' && /fixed|absolute|inset|z-/.test(String(value)))
  return bad ? [`<${tag} ${name}="${String(value)}">`] : []
}

const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map((child) => textOf(child as Nodes)).join('') : ''
}
