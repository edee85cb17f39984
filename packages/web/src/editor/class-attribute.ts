import { styleClasses } from '@bank/contract/rich-style'
import type { Attribute } from '@tiptap/core'

/** Our classes of an element, also those that its `style` says: `element.style` is empty under the CSP. */
export const classesIn = (element: Element, style = element.getAttribute('style') ?? ''): string[] => [
  ...element.classList,
  ...styleClasses(style),
]

/** An attribute that is stored as one class out of `names`. */
export const classAttribute = (attribute: string, names: readonly string[]): Record<string, Partial<Attribute>> => ({
  [attribute]: {
    default: null,
    parseHTML: (element) => classesIn(element).find((name) => names.includes(name)) ?? null,
    renderHTML: (attributes) => (attributes[attribute] ? { class: attributes[attribute] } : {}),
  },
})
