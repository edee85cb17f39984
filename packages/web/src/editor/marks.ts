import { COLOURS } from '@bank/contract/rich-style'
import { allows } from '@bank/contract/rich-text'
import { type Editor, Mark } from '@tiptap/core'
import { classesIn } from './class-attribute.ts'

/** Links are only set by hand: text that looks like an address stays text, because a question may be about addresses. */
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

/** Subscript or superscript. One mark for both, so that a subscript can be nested in a superscript. */
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

/** Sets subscript or superscript, replacing the other one; removes it if it is already set. */
export function toggleScript(editor: Editor, at: 'sub' | 'sup'): boolean {
  const isThere = editor.isActive('script', { at })
  const chain = editor.chain().focus().unsetMark('script')
  return (isThere ? chain : chain.setMark('script', { at })).run()
}

/** Colours in old texts: kept as they are, removed by "clear formatting". */
export const Colour = Mark.create({
  name: 'colour',
  // A background colour may be nested in a text colour: the inner mark must not remove the outer one.
  excludes: '',
  addAttributes: () => ({ class: { default: null, parseHTML: (element) => coloursOf(element) } }),
  parseHTML: () => [{ tag: 'span', getAttrs: (element) => (coloursOf(element) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

const coloursOf = (element: Element) =>
  classesIn(element)
    .filter((name) => COLOURS.includes(name))
    .join(' ')
