// The page of a paper: its size, head, foot and letters.
import { HEADING_LEVELS, headingStyleId, headingStyleName, OWN_STYLES } from '../../own/styles.ts'
import type { Paper, PaperPackage } from '../paper.ts'
import { footerFacts, type PaperKind, titleOf } from '../paper-words.ts'
import { XML_HEAD } from '../xml.ts'
import { letterheadXml } from './letterhead.ts'
import { W } from './names.ts'
import type { Pictures } from './pictures.ts'
import { field, paragraph, run, TAB } from './word-xml.ts'

/** A4, margins of 2 cm, in twentieths of a point. */
const PAGE = { width: 11_906, height: 16_838, margin: 1_134, gap: 425 } as const
const LINE = PAGE.width - 2 * PAGE.margin

/** The width of a line where the page has one or two columns. */
export const WIDTHS = { 1: LINE, 2: Math.floor((LINE - PAGE.gap) / 2) } as const

export function headXml(
  paper: Paper,
  { letter }: PaperPackage,
  { kind, hasNameLine, pictures }: { kind: PaperKind; hasNameLine: boolean; pictures: Pictures },
): string {
  const name = paragraph(run('Nama: ') + TAB + run('  Kelas: ') + TAB, {
    after: 160,
    tabs: [
      { at: Math.round(LINE * 0.65), leader: 'underscore' },
      { at: LINE, leader: 'underscore', align: 'right' },
    ],
  })
  return [
    letterheadXml(paper, pictures, LINE),
    paragraph(run(titleOf(kind, paper.title), { bold: true, size: 26 }), { align: 'center', after: letter ? 40 : 160 }),
    letter ? paragraph(run(`Paket ${letter}`, { bold: true }), { align: 'center', after: 160 }) : '',
    hasNameLine ? name : '',
  ].join('')
}

const hasSeveral = ({ packages }: Paper) => packages.length > 1
const endOf = ({ letter = '' }: PaperPackage) => `akhir_${letter}`
/** Away from the numbers of other bookmarks. */
const FIRST_END = 1_000_000

/** The blocks of a package, with a bookmark in their last paragraph where its page is asked for. */
export function withEnd(blocks: string, paper: Paper, content: PaperPackage): string {
  if (!hasSeveral(paper)) return blocks
  const id = FIRST_END + paper.packages.indexOf(content)
  const mark = `<w:bookmarkStart w:id="${id}" w:name="${endOf(content)}"/><w:bookmarkEnd w:id="${id}"/>`
  const at = blocks.lastIndexOf('</w:p>')
  return blocks.slice(0, at) + mark + blocks.slice(at)
}

export function footerXml(paper: Paper, content: PaperPackage): string {
  // of several packages each counts its own pages: the number of its last one is the sum
  const total = hasSeveral(paper) ? `PAGEREF ${endOf(content)}` : 'NUMPAGES'
  const page = run('Halaman ') + field('PAGE') + run(' dari ') + field(total)
  const facts = footerFacts(paper, content)
  const inside = facts ? run(facts) + TAB + page : TAB + page
  const footer = paragraph(inside, { after: 0, tabs: [{ at: LINE, align: 'right' }] })
  return `${XML_HEAD}<w:ftr ${W}>${footer}</w:ftr>`
}

interface Section {
  /** The relation of its footer. */
  footer: string
  columns: 1 | 2
  isLast: boolean
  /** Whether it begins a new page, numbered from 1; else it goes on. */
  restarts: boolean
}

/** The end of a section: inside of its last paragraph, or at the end of the file. */
export function sectionXml({ footer, columns, isLast, restarts }: Section): string {
  const properties = [
    `<w:footerReference w:type="default" r:id="${footer}"/>`,
    `<w:type w:val="${restarts ? 'nextPage' : 'continuous'}"/>`,
    `<w:pgSz w:w="${PAGE.width}" w:h="${PAGE.height}"/>`,
    `<w:pgMar w:top="${PAGE.margin}" w:right="${PAGE.margin}" w:bottom="${PAGE.margin}" w:left="${PAGE.margin}" w:header="567" w:footer="567" w:gutter="0"/>`,
    restarts ? '<w:pgNumType w:start="1"/>' : '',
    columns === 2 ? `<w:cols w:num="2" w:space="${PAGE.gap}" w:sep="1"/>` : '',
  ].join('')
  const section = `<w:sectPr>${properties}</w:sectPr>`
  return isLast
    ? section
    : `<w:p><w:pPr><w:spacing w:after="0" w:line="20" w:lineRule="exact"/>${section}</w:pPr></w:p>`
}

const FONT = 'w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman" w:eastAsia="Times New Roman"'

/** A file that is read again has a style for each part of a question. */
export const stylesXml = (kind: PaperKind): string =>
  `${XML_HEAD}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts ${FONT}/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="id-ID"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${kind === 'suntingan' ? OWN + OWN_HEADINGS : ''}</w:styles>`

const OWN = Object.values(OWN_STYLES)
  .map(
    ({ id, name }) =>
      `<w:style w:type="paragraph" w:customStyle="1" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/></w:style>`,
  )
  .join('')

/** After a heading a person goes on with the text of the part. */
const OWN_HEADINGS = [OWN_STYLES.stem, OWN_STYLES.shared, OWN_STYLES.discussion]
  .flatMap(({ id, name }) =>
    HEADING_LEVELS.map(
      (level) =>
        `<w:style w:type="paragraph" w:customStyle="1" w:styleId="${headingStyleId(id, level)}"><w:name w:val="${headingStyleName(name, level)}"/><w:basedOn w:val="${id}"/><w:next w:val="${id}"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/></w:rPr></w:style>`,
    ),
  )
  .join('')
