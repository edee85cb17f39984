import { isDrawnTwice, isMarkTakenBack, styleMarks, styleOfAttributes } from '@bank/contract/rich-foreign'
import { MATH_TAGS } from '@bank/contract/rich-math'
import { styleClasses } from '@bank/contract/rich-style'
import { allows, STRIPPED_TAGS } from '@bank/contract/rich-text'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { Budget } from './budget.ts'
import { latexOf } from './latex.ts'
import { formulaInPicture } from './pictured-formula.ts'

/** Elements of older editors, with the allowed element of the same meaning. */
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

/** Converts the markup of other editors into allowed markup. This does not make it safe: `sanitize` runs after it. */
export function tidy(root: Root, budget: Budget): Root {
  return { type: 'root', children: root.children.flatMap((child) => tidyNode(child, false, budget)) }
}

function tidyNode(node: RootContent, inMath: boolean, budget: Budget): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element' || isDropped(node)) return []
  const formula = formulaInPicture(node, budget)
  if (formula) return tidyNode(formula, inMath, budget)
  const isMath = node.tagName === 'math'
  const children = node.children.flatMap((child) => tidyNode(child, inMath || isMath, budget))
  // With HTML or another formula inside a formula, the next parser would build a different tree.
  if (inMath && (isMath || !Object.hasOwn(MATH_TAGS, node.tagName))) return children
  return tidyElement({ ...node, children }, node)
}

const isDropped = (element: Element) =>
  STRIPPED_TAGS.includes(element.tagName) ||
  isDrawnTwice(element.tagName, listOf(element.properties.className)) ||
  // Word writes an empty one at the end of each paragraph
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

/** Elements that hold only inline content: a parser would move marks that are around a block. */
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
  // The parser drops a line break after `<pre>`, so every round would lose another one.
  pre: (pre) => {
    const [first, ...rest] = pre.children
    if (first?.type !== 'text') return [pre]
    return [{ ...pre, children: [{ ...first, value: first.value.replace(/^\n+/, '') }, ...rest] }]
  },
}

const hasText = (node: ElementContent): boolean =>
  node.type === 'element' ? node.children.some(hasText) : node.type === 'text' && node.value.trim() !== ''

/** The allowed classes of an element, also those made from its `style` or old HTML attributes; undefined for none. */
function classesOf({ tagName: before, properties }: Element, tagName: string): string[] | undefined {
  const old = styleOfAttributes(before, (name) => properties[name === 'bgcolor' ? 'bgColor' : name])
  const names = [...listOf(properties.className), ...styleClasses(`${old};${properties.style ?? ''}`)]
  const kept = [...new Set(names)].filter((name) => allows(tagName, 'class', name))
  return kept.length > 0 ? kept : undefined
}

const listOf = (className: Element['properties'][string]): string[] =>
  Array.isArray(className) ? className.map(String) : []
