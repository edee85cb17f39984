/** The height of a page without its margins, and of a line and the width of a letter of its text: twentieths of a point. */
const PAGE = 14_570
const LINE = 260
const LETTER = 105
const EMU_PER_TWENTIETH = 635
/** What is taller than this share of a page may be broken, so that no page stays half empty. */
const TALL = 0.6

const lettersIn = (xml: string) =>
  [...xml.matchAll(/<(?:w|m):t[^>]*>([^<]*)/g)].reduce((sum, [, text = '']) => sum + text.length, 0)

/** Whether paragraphs and tables are too tall to be kept on one page: their height is estimated, as only Word knows it. */
export function isTall(xml: string, width: number): boolean {
  const tables = [...xml.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([table]) => table).join('')
  const paragraphs = xml
    .replace(/<w:tbl>.*?<\/w:tbl>/gs, '')
    .split('<w:p>')
    .slice(1)
  const linesOf = (letters: number) => Math.ceil((letters * LETTER) / width)
  const lines = paragraphs.reduce((sum, one) => sum + Math.max(1, linesOf(lettersIn(one))), 0)
  const rows = tables.split('<w:tr>').length - 1
  const pictures = [...xml.matchAll(/<wp:extent cx="\d+" cy="(\d+)"/g)].reduce((sum, [, cy]) => sum + Number(cy), 0)
  const height = (lines + rows + linesOf(lettersIn(tables))) * LINE + pictures / EMU_PER_TWENTIETH
  return height > PAGE * TALL
}
