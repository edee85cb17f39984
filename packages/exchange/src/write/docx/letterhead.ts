import type { Paper } from '../paper.ts'
import { LOGO } from '../paper-words.ts'
import type { Pictures } from './pictures.ts'
import { type Cell, paragraph, run, table } from './word-xml.ts'

/** The columns at both sides of the lines, so that these stay in the middle of the page: 25 mm, in twentieths of a point. */
const SIDE = 1418

/** What stands above the title, with a rule below it; '' where nothing does. `width`: of the line, in twentieths of a point. */
export function letterheadXml({ letterhead, logo }: Paper, pictures: Pictures, width: number): string {
  if (!logo) return linesXml(letterhead, { isRuled: true })
  const drawn = pictures.draw(logo, { width: LOGO.width, most: LOGO.width, tallest: LOGO.height, alt: 'Logo' })
  const picture = paragraph(drawn, { align: 'center', after: 0 })
  const cells = [picture, linesXml(letterhead, { isRuled: false }), paragraph('', { after: 0 })]
  const row = cells.map((content): Cell => ({ content: content || paragraph(''), isMiddle: true }))
  const rule = paragraph('', { isThin: true, isRuled: true }) + paragraph('', { after: 80 })
  return table([row], { widths: [SIDE, width - 2 * SIDE, SIDE], hasNoLines: true }) + rule
}

function linesXml(lines: readonly string[], { isRuled }: { isRuled: boolean }): string {
  const last = lines.length - 1
  return lines
    .map((text, at) =>
      paragraph(run(text, { bold: true, size: at === 0 ? 28 : 22 }), {
        align: 'center',
        after: isRuled && at === last ? 160 : 0,
        isRuled: isRuled && at === last,
      }),
    )
    .join('')
}
