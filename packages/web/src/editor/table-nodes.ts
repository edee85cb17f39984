import { mergeAttributes } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** Tiptap writes column widths as `style`, which the CSP blocks and the server drops: columns have no own width. */
const withoutStyles = <Attributes extends object>(attributes: Attributes | undefined) => ({
  ...attributes,
  align: { default: null, rendered: false, parseHTML: () => null },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
})

export const tableExtensions = [
  Table.extend({
    renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
  }).configure({ resizable: false }),
  TableRow,
  TableCell.extend({
    addAttributes() {
      return withoutStyles(this.parent?.())
    },
  }),
  TableHeader.extend({
    addAttributes() {
      return withoutStyles(this.parent?.())
    },
  }),
]
