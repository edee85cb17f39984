import { allows } from '@bank/contract/rich-text'
import { Image } from '@tiptap/extension-image'
import { ImageView } from './image-view.ts'

/** Only pictures from our own media store. Inline, because old texts have pictures within lines. */
export const ImageNode = Image.extend({
  inline: true,
  group: 'inline',
  addAttributes() {
    return {
      src: { default: null },
      alt: { default: '' },
      width: { default: null },
      height: { default: null },
    }
  },
  parseHTML: () => [
    { tag: 'img', getAttrs: (element) => (allows('img', 'src', element.getAttribute('src') ?? '') ? null : false) },
  ],
  addNodeView() {
    return ({ node, getPos, view }) => new ImageView(node, view, getPos)
  },
})
