/** An element of a file. Names carry our prefixes (`w:p`), whatever prefixes the file has. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

export const isElement = (node: XmlElement | string): node is XmlElement => typeof node !== 'string'

export const elementsOf = (element: XmlElement | undefined): XmlElement[] => element?.children.filter(isElement) ?? []

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child): child is XmlElement => isElement(child) && child.name === name)

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  elementsOf(element).filter((child) => child.name === name)

/** The attribute `w:val` of a child: `valOf(pPr, 'w:jc')`. */
export const valOf = (element: XmlElement | undefined, name: string): string | undefined =>
  childOf(element, name)?.attributes['w:val']

/** All letters inside, one after the other. */
export const textIn = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? textIn(child) : child)).join('')

/** Every element inside, outer ones first; into those that `enter` refuses it does not look. */
export function* within(
  element: XmlElement,
  enter: (child: XmlElement) => boolean = () => true,
): Generator<XmlElement> {
  for (const child of element.children) {
    if (!isElement(child)) continue
    yield child
    if (enter(child)) yield* within(child, enter)
  }
}

export function firstWithin(element: XmlElement, ...names: readonly string[]): XmlElement | undefined {
  for (const child of within(element)) if (names.includes(child.name)) return child
  return undefined
}
