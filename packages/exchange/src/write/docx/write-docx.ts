import type { FileContent } from '../file-content.ts'
import type { Paper, PaperPackage } from '../paper.ts'
import { isForPupils, type PaperKind } from '../paper-words.ts'
import type { PictureOf } from '../written-question.ts'
import { XML_HEAD } from '../xml.ts'
import { zipOf } from '../zip.ts'
import type { Desk } from './desk.ts'
import { newLists } from './lists.ts'
import { RELATIONS, W } from './names.ts'
import { footerXml, headXml, sectionXml, stylesXml, WIDTHS, withEnd } from './page.ts'
import { picturesFrom } from './pictures.ts'
import { TEMPLATES } from './templates.ts'
import { endingThin } from './word-xml.ts'

/** A Word file of a paper. Pictures that are gone leave a marked place. */
export function writeDocx(kind: PaperKind, paper: Paper, pictureOf: PictureOf): FileContent {
  const columns = isForPupils(kind) ? paper.columns : 1
  const desk: Desk = { pictures: picturesFrom(pictureOf), lists: newLists(), width: WIDTHS[columns] }
  const look = { columns, hasNameLine: isForPupils(kind) && paper.hasNameLine, kind }
  const body = paper.packages.map((content, at) => packageXml(content, at, { paper, desk, ...look })).join('')
  const { files, relations } = desk.pictures.parts()
  const footers = paper.packages.map((content, at) => [`footer${at + 1}.xml`, footerXml(paper, content)] as const)
  const own = [
    ['styles', 'styles', 'styles.xml'],
    ['numbering', 'numbering', 'numbering.xml'],
    ...footers.map(([name], at) => [`footer${at + 1}`, 'footer', name] as const),
    ...relations.map(([id, target]) => [id, 'image', target] as const),
  ] as const
  return zipOf({
    '[Content_Types].xml': contentTypes(footers.map(([name]) => name)),
    '_rels/.rels': relationships([['document', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': `${XML_HEAD}<w:document ${W}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships(own),
    'word/numbering.xml': desk.lists.xml(),
    'word/styles.xml': stylesXml(kind),
    ...Object.fromEntries(footers.map(([name, xml]) => [`word/${name}`, xml])),
    ...files,
  })
}

interface Look {
  paper: Paper
  desk: Desk
  columns: 1 | 2
  hasNameLine: boolean
  kind: PaperKind
}

/** A package is a section: it begins on a new page, with numbers and pages of its own. */
function packageXml(content: PaperPackage, at: number, { paper, desk, columns, hasNameLine, kind }: Look): string {
  const head = headXml(paper, content, { kind, hasNameLine, pictures: desk.pictures })
  const text = withEnd(endingThin(TEMPLATES[kind](content, desk, paper)), paper, content)
  const isLast = at === paper.packages.length - 1
  const footer = `footer${at + 1}`
  if (columns === 1) return head + text + sectionXml({ footer, columns, isLast, restarts: true })
  return (
    head +
    sectionXml({ footer, columns: 1, isLast: false, restarts: true }) +
    text +
    sectionXml({ footer, columns, isLast, restarts: false })
  )
}

const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

function contentTypes(footers: readonly string[]): string {
  const parts = [
    ['document.xml', 'document.main'],
    ['styles.xml', 'styles'],
    ['numbering.xml', 'numbering'],
    ...footers.map((name) => [name, 'footer'] as const),
  ]
  const overrides = parts.map(
    ([name, type]) => `<Override PartName="/word/${name}" ContentType="${TYPES}.${type}+xml"/>`,
  )
  const defaults = `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>`
  return `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types">${defaults}${overrides.join('')}</Types>`
}

const relationships = (all: readonly (readonly [id: string, type: string, target: string])[]) =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`
