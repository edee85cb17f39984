/*
 * Queries by role ask for the style of every ancestor, and jsdom works it out anew after every change of the page. Tests
 * load no style sheet of ours, so what decides is the element alone: it is worked out once for all that are alike. A
 * module of its own, for setup.ts runs once for each file of tests and would wrap the wrapped.
 */
const DECIDING = ['style', 'hidden', 'type', 'open', 'popover']
const apart = document.implementation.createHTMLDocument()
const styleOf = window.getComputedStyle
const styles = new Map<string, CSSStyleDeclaration>()

window.getComputedStyle = (element) => {
  const { namespaceURI, localName } = element
  const set = DECIDING.map((name) => [name, element.getAttribute(name)] as const)
  const key = JSON.stringify([namespaceURI, localName, set])
  const known = styles.get(key)
  if (known) return known
  const alike = apart.createElementNS(namespaceURI, localName)
  for (const [name, value] of set) if (value !== null) alike.setAttribute(name, value)
  const style = styleOf(alike)
  styles.set(key, style)
  return style
}
