/**
 * An element of OMML, the formulas of Word, as a file's XML or a clipboard's HTML has it. `name` is without prefix and in
 * lower case, because an HTML parser knows no other; `value` is the attribute `m:val`.
 */
export interface OmmlElement {
  name: string
  value?: string
  children: readonly (OmmlElement | string)[]
}

export const childOf = (element: OmmlElement | undefined, name: string): OmmlElement | undefined =>
  element?.children.find((child): child is OmmlElement => typeof child !== 'string' && child.name === name)

export const childrenOf = (element: OmmlElement, name?: string): OmmlElement[] =>
  element.children.filter(
    (child): child is OmmlElement =>
      typeof child !== 'string' && (name === undefined ? !isProperty(child) : child.name === name),
  )

/** The value of a property: `propertyOf(d, 'begchr')` reads `m:d / m:dPr / m:begChr`. */
export const propertyOf = (element: OmmlElement, name: string): string | undefined => {
  const found = childOf(childOf(element, `${element.name}pr`), name)
  return found && (found.value ?? '')
}

/** A switch that is there without a value is on. */
export const isOn = (element: OmmlElement, name: string): boolean =>
  !['0', 'off', 'false'].includes(propertyOf(element, name)?.toLowerCase() ?? 'off')

/** Properties hold no part of the formula. */
export const isProperty = ({ name }: OmmlElement): boolean => name.endsWith('pr')

/** The letters, one after the other, for a formula that cannot be read. */
export const textOf = (element: OmmlElement): string =>
  isProperty(element)
    ? ''
    : element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
