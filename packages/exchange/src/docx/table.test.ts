import { expect, it } from 'vitest'
import { lineOf, listed, onlyTable, p, paragraphs, r, read, tbl, tc, tr } from '../../test/docx.ts'

const merge = (value?: string) => `<w:vMerge${value ? ` w:val="${value}"` : ''}/>`
const span = (columns: number) => `<w:gridSpan w:val="${columns}"/>`
const word = (text: string, properties = '') => tc(p(r(text)), properties)
const empty = (properties = '') => tc(p(''), properties)
/** Each row as its cells, with `column colspan x rowspan`. */
const cellsOf = async (body: string, parts = {}) =>
  onlyTable((await read(body, parts)).blocks).rows.map(({ cells }) =>
    cells.map(({ column, colspan, rowspan, blocks }) =>
      [paragraphs(blocks).map(lineOf).join('/'), column, `${colspan}x${rowspan}`].join(' '),
    ),
  )

it('merges cells down and across', async () => {
  const body = tbl(
    tr(word('a', merge('restart')), word('b', span(2))),
    tr(empty(merge()), word('c'), word('d', merge('restart'))),
    tr(empty(merge()), word('e'), empty(merge())),
    tr(word('f'), word('g'), word('h')),
  )
  expect(await cellsOf(body)).toEqual([
    ['a 0 1x3', 'b 1 2x1'],
    ['c 1 1x1', 'd 2 1x2'],
    ['e 1 1x1'],
    ['f 0 1x1', 'g 1 1x1', 'h 2 1x1'],
  ])
})

it('loses nothing of a covered cell, and counts no list in an empty one', async () => {
  const numbering =
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>'
  const item = listed('', 1).replace(/<w:r>.*<\/w:r>/, '')
  const body = tbl(
    tr(tc(item, merge('restart')), word('b')),
    tr(tc(item, merge()), tc(item)),
    tr(word('isi', merge()), word('d')),
  )
  expect(await cellsOf(body, { numbering })).toEqual([['1. /isi 0 1x3', 'b 1 1x1'], ['2.  1 1x1'], ['d 1 1x1']])
})

it('merges across as old files say it, and begins where the row begins', async () => {
  const across = (value: string) => `<w:hMerge w:val="${value}"/>`
  const body = tbl(
    tr(word('a', across('restart')), word('b', across('continue'))),
    `<w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr>${word('c', merge('restart'))}</w:tr>`,
    tr(word('d'), empty(merge())),
  )
  expect(await cellsOf(body)).toEqual([['a/b 0 2x1'], ['c 1 1x2'], ['d 0 1x1']])
})

it('believes no merge without a beginning, and no span beyond what Word draws', async () => {
  expect(await cellsOf(tbl(tr(word('a', merge()), word('b', span(1e9)), word('c', span(-3)))))).toEqual([
    ['a 0 1x1', 'b 1 63x1', 'c 64 1x1'],
  ])
})

it('finds rows and cells that are wrapped, leaves out those that a change took', async () => {
  const wrap = (inside: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${inside}</w:sdtContent></w:sdt>`
  const gone = `<w:tr><w:trPr><w:del/></w:trPr>${word('z')}</w:tr>`
  const body = tbl(wrap(tr(word('a'), wrap(word('b')))), gone)
  expect(await cellsOf(body)).toEqual([['a 0 1x1', 'b 1 1x1']])
  expect((await read(body)).warnings).toMatchObject([{ code: 'changes', place: { table: 1, row: 2 } }])
})

it('says where things stand, how wide the table is, and which rows are its head', async () => {
  const properties = '<w:tblPr><w:tblW w:w="2500" w:type="pct"/><w:jc w:val="center"/></w:tblPr>'
  const grid = '<w:tblGrid><w:gridCol w:w="100"/><w:gridCol w:w="300"/></w:tblGrid>'
  const head = `<w:tr><w:trPr><w:tblHeader/></w:trPr>${word('a')}</w:tr>`
  const inner = tbl(tr(word('dalam')))
  const { blocks } = await read(p(r('x')) + tbl(properties, grid, head, tr(tc(p(r('b')) + inner))) + p(r('y')))
  expect(onlyTable(blocks)).toMatchObject({
    width: 50,
    align: 'center',
    columns: [25, 75],
    place: { para: 2, table: 1 },
  })
  expect(onlyTable(blocks).rows.map(({ isHead }) => isHead)).toEqual([true, false])
  const cell = onlyTable(blocks).rows[1]?.cells[0]?.blocks
  expect(cell).toMatchObject([
    { place: { para: 3, table: 1, row: 2 } },
    { rows: [{ cells: [{ blocks: [{ place: { para: 4, table: 2, row: 1 } }] }] }] },
  ])
  expect(blocks.at(-1)?.place).toEqual({ para: 5 })
})
