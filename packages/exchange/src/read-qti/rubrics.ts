import { USES } from '../qti/words.ts'
import type { XmlNode } from '../systems/markup.ts'
import { childOf, childrenOf, elementsOf, within, type XmlElement } from '../xml/element.ts'

const bodyOf = (item: XmlElement) => childOf(item, 'qti-item-body')

/** All rubric blocks of an item, in their order. */
export const rubricsOf = (item: XmlElement): XmlElement[] => {
  const body = bodyOf(item)
  return body ? [...within(body)].filter(({ name }) => name === 'qti-rubric-block') : []
}

export const rubricOf = (item: XmlElement, use: string): XmlElement | undefined =>
  rubricsOf(item).find(({ attributes }) => attributes.use === use)

/** What stands in a block of QTI 2 or 3, without the `div` around all of it. */
export function contentOf(block: XmlElement): readonly XmlNode[] {
  const { children } = childOf(block, 'qti-content-body') ?? block
  return unwrapped(children)
}

/** The children of `div`s that hold nothing but more. */
export const unwrapped = (nodes: readonly XmlNode[]): readonly XmlNode[] =>
  nodes.flatMap((node) => (typeof node !== 'string' && node.name === 'div' ? node.children : [node]))

/** Whether a rubric is for people who score answers, not for the student. */
export const isForScorers = ({ attributes: { view = '', use = '' } }: XmlElement): boolean =>
  use === 'scoring' || (/\bscorer\b/.test(view) && !/\bcandidate\b/.test(view))

/** Whether the student sees it: it is part of the text. */
export const isForCandidates = ({ attributes: { view = 'candidate' } }: XmlElement): boolean =>
  /\bcandidate\b/.test(view)

/** The criteria of an essay, as our export writes them. */
export function criteriaOf(item: XmlElement): { text: readonly XmlNode[]; levels: XmlElement[] }[] {
  const rubric = rubricOf(item, USES.criteria)
  const criteria = rubric ? elementsOf(childOf(rubric, 'qti-content-body')) : []
  return criteria.map((criterion) => ({
    text: childOf(criterion, 'p')?.children ?? [],
    levels: childrenOf(childOf(criterion, 'ul'), 'li'),
  }))
}
