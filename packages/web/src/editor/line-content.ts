import { isEmptyHtml } from '@bank/contract/shown'
import { type Extensions, getHTMLFromFragment, getSchema, type JSONContent } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions'
import { DOMParser, type Node } from '@tiptap/pm/model'
import { cleanFragment } from '../rich/clean.ts'
import { FormulaNode } from './formula-node.ts'
import { Script } from './marks.ts'

/** What a fragment may hold (decisions 3): one paragraph with line breaks, formulas and five marks. */
export const lineExtensions: Extensions = [
  Document.extend({ content: 'paragraph' }),
  Paragraph,
  Text,
  HardBreak.extend({ addKeyboardShortcuts: () => ({ 'Shift-Enter': ({ editor }) => editor.commands.setHardBreak() }) }),
  FormulaNode,
  Bold.extend({ renderHTML: () => ['b', 0] }),
  Italic.extend({ renderHTML: () => ['i', 0] }),
  Underline,
  Script,
  UndoRedo,
]

const parser = DOMParser.fromSchema(getSchema(lineExtensions))

/** A stored fragment as editor content, with all its spaces. */
export const lineContentOf = (html: string): JSONContent =>
  parser.parse(cleanFragment(html), { preserveWhitespace: 'full' }).toJSON()

/** The content as a fragment, '' when nothing is visible. */
export function fragmentOf(doc: Node): string {
  const html = getHTMLFromFragment(doc.child(0).content, doc.type.schema).replaceAll('&nbsp;', '\u00a0')
  return isEmptyHtml(html.replaceAll('<br>', '')) ? '' : html
}
