import type { Block, Paragraph, Table } from '../src/docx/blocks.ts'
import type { Piece } from '../src/docx/piece.ts'
import { readDocx } from '../src/docx/read-docx.ts'
import { zipped } from './zips.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SPACES = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  r: OFFICE,
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  c: 'http://schemas.openxmlformats.org/drawingml/2006/chart',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
}
const spaces = Object.entries(SPACES).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const root = (name: string, inside: string) => `${HEAD}<${name}${spaces.join('')}>${inside}</${name}>`

export interface Parts {
  body: string
  styles?: string
  numbering?: string
  footnotes?: string
  /** Targets of pictures and objects by their ids; with `:` they are external, with `../` not there. */
  targets?: Record<string, string>
  /** Other parts, or other bytes of those that stand. */
  more?: Record<string, string | Uint8Array>
  level?: 0 | 6
}

/** A small .docx. */
export function docx({
  body,
  styles,
  numbering,
  footnotes,
  targets = {},
  more,
  level,
}: Parts): Uint8Array<ArrayBuffer> {
  const parts = { styles, numbering, footnotes }
  const media = Object.values(targets).filter((target) => !/:|\.\.\//.test(target))
  const own = Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [] : [{ name, part }]))
  return zipped(
    {
      '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/><Default Extension="emf" ContentType="image/x-emf"/></Types>`,
      '_rels/.rels': relationships([['rId1', 'officeDocument', 'word/document.xml']]),
      'word/document.xml': root('w:document', `<w:body>${body}</w:body>`),
      'word/_rels/document.xml.rels': relationships([
        ...own.map(({ name }) => [name, name, `${name}.xml`] as const),
        ...Object.entries(targets).map(([id, target]) => [id, 'image', target] as const),
      ]),
      ...Object.fromEntries(own.map(({ name, part }) => [`word/${name}.xml`, root(`w:${name}`, part)])),
      ...Object.fromEntries(media.map((target) => [`word/${target}`, 'bytes'])),
      ...more,
    },
    level,
  )
}

const relationships = (all: readonly (readonly [id: string, type: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(([id, type, target]) => {
      const mode = target.includes(':') ? ' TargetMode="External"' : ''
      return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${mode}/>`
    })
    .join('')}</Relationships>`

export const t = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`
export const r = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${t(text)}</w:r>`
export const p = (inside: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`
export const listed = (text: string, num: number, level = 0) =>
  p(r(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${num}"/></w:numPr>`)
export const formula = (letters: string) => `<m:oMath><m:r><m:t>${letters}</m:t></m:r></m:oMath>`
export const picture = (id: string, { inside = '', cx = 952_500, alt = '' } = {}) =>
  `<w:drawing><wp:inline><wp:extent cx="${cx}" cy="1"/><wp:docPr id="1" name="x" descr="${alt}"/><a:graphic><a:graphicData uri="x"><pic:pic><pic:blipFill><a:blip ${id}/>${inside}</pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`
export const box = (inside: string) => `<w:txbxContent>${inside}</w:txbxContent>`
export const tc = (inside: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${inside}</w:tc>`
export const tr = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
export const tbl = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`

export const read = (body: string, parts: Omit<Parts, 'body'> = {}) => readDocx(docx({ ...parts, body }))

/** The paragraphs outside of tables. */
export const paragraphs = (blocks: readonly Block[]): Paragraph[] =>
  blocks.filter((block) => block.kind === 'paragraph')
export const onlyTable = (blocks: readonly Block[]): Table => {
  const table = blocks.find((block) => block.kind === 'table')
  if (!table) throw new Error('no table')
  return table
}

/** A paragraph as a short line: `[formula]` and such where there are no letters, `|` where a line ends. */
export const lineOf = ({ label, pieces }: Paragraph): string =>
  [...(label ? [`${label.text} `] : []), ...pieces.map(wordOf)].join('')

function wordOf(piece: Piece): string {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'break':
      return '|'
    case 'formula':
      return `$${piece.latex}$`
    case 'warning':
      return `[${piece.code}]`
    default:
      return `[${piece.part}]`
  }
}

/** The lines of a body. */
export const lines = async (body: string, parts: Omit<Parts, 'body'> = {}) =>
  paragraphs((await read(body, parts)).blocks).map(lineOf)
