import { isDrawnTwice, isMarkTakenBack, styleMarks, styleOfAttributes } from '@bank/contract/rich-foreign'
import { MATH_TAGS } from '@bank/contract/rich-math'
import { styleClasses } from '@bank/contract/rich-style'
import { allows, STRIPPED_TAGS } from '@bank/contract/rich-text'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { latexOf } from './latex.ts'
import { formulaInPicture } from './pictured-formula.ts'

/** Elements of older editors that say the same as one of ours. */
const RENAMED: Readonly<Record<string, string>> = {
  strike: 's',
  del: 's',
  ins: 'u',
  tt: 'code',
  font: 'span',
  mark: 'span',
  center: 'div',
  section: 'div',
  article: 'div',
  main: 'div',
  header: 'div',
  footer: 'div',
  aside: 'div',
  nav: 'div',
  figure: 'div',
  figcaption: 'div',
  address: 'div',
  details: 'div',
  summary: 'div',
  fieldset: 'div',
  form: 'div',
  dl: 'div',
  dt: 'div',
  dd: 'div',
}

/** Turns what other editors say into our words before the gate; nothing here makes markup safe. */
export function tidy(root: Root): Root {
  return { type: 'root', children: root.children.flatMap((child) => tidyNode(child, false)) }
}

function tidyNode(node: RootContent, inMath: boolean): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element' || isNothing(node)) return []
  const formula = formulaInPicture(node)
  if (formula) return tidyNode(formula, inMath)
  const isMath = node.tagName === 'math'
  const children = node.children.flatMap((child) => tidyNode(child, inMath || isMath))
  // HTML in a formula, and a formula in a formula, would let the next parser read the tree in another way.
  if (inMath && (isMath || !Object.hasOwn(MATH_TAGS, node.tagName))) return children
  return tidyElement({ ...node, children }, node)
}

const isNothing = (element: Element) =>
  STRIPPED_TAGS.includes(element.tagName) ||
  isDrawnTwice(element.tagName, listOf(element.properties.className)) ||
  // Word closes each paragraph with one of these
  (element.tagName === 'o:p' && !hasText(element))

function tidyElement(element: Element, source: Element): ElementContent[] {
  const tagName = RENAMED[element.tagName] ?? element.tagName
  const properties = { ...element.properties, className: classesOf(element, tagName) }
  const style = String(element.properties.style ?? '')
  if (isMarkTakenBack(tagName, style)) return element.children
  const children = CARRIES_MARKS.includes(tagName) ? marked(element.children, styleMarks(style)) : element.children
  const tidied: Element = { ...element, tagName, properties, children }
  const replace = REPLACE[tagName]
  return replace ? replace(tidied, source) : [tidied]
}

/** What holds letters alone: marks around a block would be read in another way. */
const CARRIES_MARKS = ['span', 'p']

const marked = (children: ElementContent[], tags: string[]): ElementContent[] =>
  tags.reduce<ElementContent[]>(
    (inner, tagName) => [{ type: 'element', tagName, properties: {}, children: inner }],
    children,
  )

const REPLACE: Readonly<Record<string, (element: Element, source: Element) => ElementContent[]>> = {
  a: (link) => {
    const href = String(link.properties.href ?? '').trim()
    if (!allows('a', 'href', href)) return link.children
    return [{ ...link, properties: { href, target: '_blank', rel: ['noopener', 'noreferrer'] } }]
  },
  img: (image) => (allows('img', 'src', String(image.properties.src)) ? [image] : []),
  span: (span) => (span.properties.className ? [span] : span.children),
  math: (math, source) => {
    const dataLatex = latexOf(source)
    return dataLatex || hasText(math) ? [{ ...math, properties: { ...math.properties, dataLatex } }] : []
  },
  // The parser drops a line break that follows `<pre>`, so every pass would lose one more.
  pre: (pre) => {
    const [first, ...rest] = pre.children
    if (first?.type !== 'text') return [pre]
    return [{ ...pre, children: [{ ...first, value: first.value.replace(/^\n+/, '') }, ...rest] }]
  },
}

const hasText = (node: ElementContent): boolean =>
  node.type === 'element' ? node.children.some(hasText) : node.type === 'text' && node.value.trim() !== ''

/** Our classes of an element, also those that its `style` or an attribute of old HTML says; undefined for none. */
function classesOf({ tagName: before, properties }: Element, tagName: string): string[] | undefined {
  const old = styleOfAttributes(before, (name) => properties[name === 'bgcolor' ? 'bgColor' : name])
  const names = [...listOf(properties.className), ...styleClasses(`${old};${properties.style ?? ''}`)]
  const kept = [...new Set(names)].filter((name) => allows(tagName, 'class', name))
  return kept.length > 0 ? kept : undefined
}

const listOf = (className: Element['properties'][string]): string[] =>
  Array.isArray(className) ? className.map(String) : []
