import { ofHtml } from './cell-content.ts'
import { cellText } from './cell-text.ts'

/** What a text of ours says, in one line of plain letters; its formulas as `$latex$`. */
export const oneLine = (html: string): string =>
  cellText(ofHtml(html), { typed: false })
    .runs.map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
