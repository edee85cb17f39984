import { ALIGNS, WIDTHS } from '@bank/contract/rich-style'
import { allows } from '@bank/contract/rich-text'
import { Extension, type Extensions } from '@tiptap/core'
import { Paragraph } from '@tiptap/extension-paragraph'
import { StarterKit } from '@tiptap/starter-kit'
import { classAttribute } from './class-attribute.ts'
import { FormulaNode } from './formula-node.ts'
import { ImageNode } from './image-node.ts'
import { Colour, Subscript, Superscript } from './marks.ts'
import { tableExtensions } from './table-nodes.ts'
import { UploadPlaces } from './upload-places.ts'

/** What every editor knows: the one list, so that no editor loses what another one wrote. */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    paragraph: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => allows('a', 'href', url),
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
    },
  }),
  /** Old texts hold their lines in `div`; one that holds blocks is only a frame around them. */
  Paragraph.extend({
    parseHTML() {
      return [
        { tag: 'p' },
        { tag: 'div', getAttrs: (element) => (element.querySelector('p, div, ul, ol, table, pre') ? false : null) },
      ]
    },
  }),
  Extension.create({
    name: 'storedClasses',
    addGlobalAttributes() {
      return [
        {
          types: ['paragraph', 'heading', 'tableCell', 'tableHeader'],
          attributes: classAttribute('textAlign', ALIGNS),
        },
        { types: ['table', 'tableCell', 'tableHeader', 'image'], attributes: classAttribute('share', WIDTHS) },
      ]
    },
  }),
  Subscript,
  Superscript,
  Colour,
  ...tableExtensions,
  ImageNode,
  FormulaNode,
  UploadPlaces,
]
