import { ALIGNS, styleClasses } from '@bank/contract/rich-style'
import type { Attribute } from '@tiptap/core'

/** Our classes for an element, including those derived from its `style` text; under the CSP `element.style` is empty. */
export const classesIn = (element: Element, style = element.getAttribute('style') ?? ''): string[] => [
  ...element.classList,
  ...styleClasses(style),
]

/** A wrapper's alignment as that of its paragraphs: the editor keeps no wrappers, and stores alignment with paragraphs. */
export function passAlignmentOn(root: ParentNode): void {
  // inner ones first: theirs counts
  for (const wrapper of [...root.querySelectorAll('div, li, ul, ol, blockquote')].reverse()) {
    const align = [...wrapper.classList].find((name) => ALIGNS.includes(name))
    if (!align) continue
    for (const line of wrapper.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
      if (!ALIGNS.some((name) => line.classList.contains(name))) line.classList.add(align)
    }
  }
}

/** An editor attribute that is stored as one class out of `names`. */
export const classAttribute = (attribute: string, names: readonly string[]): Record<string, Partial<Attribute>> => ({
  [attribute]: {
    default: null,
    parseHTML: (element) => classesIn(element).find((name) => names.includes(name)) ?? null,
    renderHTML: (attributes) => (attributes[attribute] ? { class: attributes[attribute] } : {}),
  },
})
