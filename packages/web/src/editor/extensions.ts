import { ALIGNS, WIDTHS } from '@bank/contract/rich-style'
import { Extension, type Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Dropcursor, Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions'
import { classAttribute } from './class-attribute.ts'
import { FormulaNode } from './formula-node.ts'
import { ImageNode } from './image-node.ts'
import { Colour, Link, Script } from './marks.ts'
import { tableExtensions } from './table-nodes.ts'
import { UploadPlaces } from './upload-places.ts'

/** Old texts use `div` for lines; a `div` that contains blocks is only a wrapper. */
const Line = Paragraph.extend({
  parseHTML: () => [
    { tag: 'p' },
    { tag: 'div', getAttrs: (element) => (element.querySelector('p, div, ul, ol, table, pre') ? false : null) },
  ],
})

/** Tiptap's default excludes all other marks: bold inside code would be lost. */
const InlineCode = Code.extend({ excludes: '' })

/** Poems and columns of old texts: keeps line breaks, and allows marks, pictures and formulas. */
const Preformatted = CodeBlock.extend({
  content: 'inline*',
  marks: '_',
  addAttributes: () => ({}),
  renderHTML: () => ['pre', 0],
})

/** Tiptap's own reads `A. Sumatra` that is pasted as a list, without its letter. */
const NumberedList = OrderedList.extend({ addProseMirrorPlugins: () => [] })

const StoredClasses = Extension.create({
  name: 'storedClasses',
  addGlobalAttributes: () => [
    { types: ['paragraph', 'heading', 'tableCell', 'tableHeader'], attributes: classAttribute('textAlign', ALIGNS) },
    { types: ['table', 'tableCell', 'tableHeader', 'image'], attributes: classAttribute('share', WIDTHS) },
  ],
})

const blocks = [Document, Line, Heading, Blockquote, Preformatted, HorizontalRule, BulletList, NumberedList, ListItem]
const marks = [Bold, Italic, Underline, Strike, InlineCode, Script, Link, Colour]
const behaviour = [ListKeymap, UndoRedo, Dropcursor, Gapcursor, TrailingNode, UploadPlaces]

/** All extensions, shared by every editor, so that no editor drops what another one wrote. */
export const editorExtensions: Extensions = [
  ...blocks,
  ...tableExtensions,
  Text,
  // Ctrl+Enter saves the surrounding form, so it must not insert a line break.
  HardBreak.extend({ addKeyboardShortcuts: () => ({ 'Shift-Enter': ({ editor }) => editor.commands.setHardBreak() }) }),
  ImageNode,
  FormulaNode,
  ...marks,
  StoredClasses,
  ...behaviour,
]
