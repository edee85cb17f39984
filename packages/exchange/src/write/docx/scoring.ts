// How questions are marked: what stands on the papers of teachers alone.
import { MOST_SCORE, RUBRIC_HEADS, type Rubric, type ScoreTable } from '../scoring.ts'
import type { Desk } from './desk.ts'
import { richText } from './rich.ts'
import { type Cell, paragraph, run, table } from './word-xml.ts'

const SCORE_WIDTH = 900
const CELL_MARGINS = 160

const bold = (text: string) => run(text, { bold: true })
const centred = (inside: string, keepNext = false): Cell => ({
  content: paragraph(inside, { align: 'center', keepNext }),
})

/** Each criterion with its levels below, and the points of each. A page may end between two levels. */
export function rubricXml({ criteria, most }: Rubric, desk: Desk, indent = 0): string {
  const width = desk.width - indent
  const widths = [width - SCORE_WIDTH, SCORE_WIDTH]
  const room = { pictures: desk.pictures, width: width - SCORE_WIDTH - CELL_MARGINS }
  const rows = criteria.flatMap(({ text, levels }, at): Cell[][] => [
    [
      {
        content: richText(`<b>${text}</b>`, { ...room, width: width - CELL_MARGINS, keepNext: true }),
        span: widths.length,
      },
    ],
    ...levels.map((level, place): Cell[] => {
      // the sum never stands on a page alone
      const keepNext = at === criteria.length - 1 && place === levels.length - 1
      return [{ content: richText(level.text, { ...room, keepNext }) }, centred(run(level.points), keepNext)]
    }),
  ])
  const heads = RUBRIC_HEADS.map((text) => centred(bold(text), true))
  const sum = [{ content: paragraph(bold(MOST_SCORE)) }, centred(bold(most))]
  return table([heads, ...rows, sum], { widths, indent, hasHead: true })
}

const SCORE_TABLE_WIDTHS = [3_000, 1_700, 3_300]

/** What each question is worth, and what all are together. It stays on one page. */
export function scoreTableXml({ heads, rows, most }: ScoreTable): string {
  const sum = most === undefined ? [] : [[MOST_SCORE, most, ...heads.slice(2).map(() => '')]]
  const all = [heads, ...rows, ...sum]
  const cells = all.map((row, at): Cell[] => {
    const draw = at === 0 || at > rows.length ? bold : run
    return row.map((text, column): Cell => {
      const align = at === 0 || column === 1 ? 'center' : 'left'
      return { content: paragraph(text && draw(text), { align, keepNext: at < all.length - 1 }) }
    })
  })
  return table(cells, { widths: SCORE_TABLE_WIDTHS.slice(0, heads.length), hasHead: true })
}
