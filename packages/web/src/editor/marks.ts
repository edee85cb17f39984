import { COLOURS } from '@bank/contract/rich-style'
import { allows } from '@bank/contract/rich-text'
import { Mark } from '@tiptap/core'
import { classesIn } from './class-attribute.ts'

/** Typed by hand alone: what looks like an address stays text, for a question may be about addresses. */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (allows('a', 'href', element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, target: '_blank', rel: 'noopener noreferrer' }, 0],
})

export const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
  addKeyboardShortcuts() {
    return { 'Mod-,': () => this.editor.commands.toggleMark(this.name) }
  },
})

export const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
  addKeyboardShortcuts() {
    return { 'Mod-.': () => this.editor.commands.toggleMark(this.name) }
  },
})

/** Colours of old texts: kept as they are, taken off with the rest of the format. */
export const Colour = Mark.create({
  name: 'colour',
  addAttributes: () => ({ class: { default: null, parseHTML: (element) => coloursOf(element) } }),
  parseHTML: () => [{ tag: 'span', getAttrs: (element) => (coloursOf(element) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

const coloursOf = (element: Element) =>
  classesIn(element)
    .filter((name) => COLOURS.includes(name))
    .join(' ')
