import { allows } from '@bank/contract/rich-text'
import { Image } from '@tiptap/extension-image'
import { ImageView } from './image-view.ts'

/** Pictures of our own media alone. Inline, for old texts have them within lines. */
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
  addInputRules: () => [],
  addNodeView() {
    return ({ node, getPos, view }) => new ImageView(node, view, getPos)
  },
})
