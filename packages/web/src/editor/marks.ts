import { COLOURS } from '@bank/contract/rich-style'
import { allows } from '@bank/contract/rich-text'
import { type Editor, Mark } from '@tiptap/core'
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

/** Below or above the line. One mark for both, so that an index in a power stays in it. */
export const Script = Mark.create({
  name: 'script',
  excludes: '',
  addAttributes: () => ({ at: { default: 'sub', rendered: false } }),
  parseHTML: () => [
    { tag: 'sub', attrs: { at: 'sub' } },
    { tag: 'sup', attrs: { at: 'sup' } },
  ],
  renderHTML: ({ mark }) => [mark.attrs.at, 0],
  addKeyboardShortcuts() {
    return { 'Mod-,': () => toggleScript(this.editor, 'sub'), 'Mod-.': () => toggleScript(this.editor, 'sup') }
  },
})

/** Takes the letters below or above the line, from wherever they were; back to the line when they are there already. */
export function toggleScript(editor: Editor, at: 'sub' | 'sup'): boolean {
  const isThere = editor.isActive('script', { at })
  const chain = editor.chain().focus().unsetMark('script')
  return (isThere ? chain : chain.setMark('script', { at })).run()
}

/** Colours of old texts: kept as they are, taken off with the rest of the format. */
export const Colour = Mark.create({
  name: 'colour',
  // A background stands within a colour: the inner one must not take the outer one's place.
  excludes: '',
  addAttributes: () => ({ class: { default: null, parseHTML: (element) => coloursOf(element) } }),
  parseHTML: () => [{ tag: 'span', getAttrs: (element) => (coloursOf(element) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

const coloursOf = (element: Element) =>
  classesIn(element)
    .filter((name) => COLOURS.includes(name))
    .join(' ')
