// What a workbook needs around its three sheets.
import type { PictureSource } from '../picture-source.ts'
import { element, XML_HEAD, xmlText } from '../xml.ts'
import type { Drawings } from './drawings.ts'
import { MAIN, RELATIONS, STYLES } from './sheet-xml.ts'

const SHEETS = ['Soal', 'Petunjuk', 'Daftar'] as const
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** The XML of each sheet. */
interface Sheets {
  questions: string
  guide: string
  lists: string
}

/** The parts of a workbook by their paths, before they are zipped. */
export function workbookParts(
  { questions, guide, lists }: Sheets,
  drawings: Drawings,
): Record<string, string | PictureSource> {
  const drawn = drawings.parts()
  return {
    '[Content_Types].xml': contentTypes(drawn !== undefined),
    '_rels/.rels': relationships([['workbook', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbookXml(),
    'xl/_rels/workbook.xml.rels': relationships([
      ...SHEETS.map((_, at) => [`sheet${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['styles', 'styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': questions,
    'xl/worksheets/sheet2.xml': guide,
    'xl/worksheets/sheet3.xml': lists,
    ...(drawn && {
      'xl/worksheets/_rels/sheet1.xml.rels': relationships([['drawing', 'drawing', '../drawings/drawing1.xml']]),
      'xl/drawings/drawing1.xml': drawn.xml,
      'xl/drawings/_rels/drawing1.xml.rels': relationships(
        drawn.targets.map((target, at) => [`picture${at + 1}`, 'image', target] as const),
      ),
      ...drawn.files,
    }),
  }
}

function workbookXml(): string {
  const sheets = SHEETS.map((name, at) =>
    element('sheet', {
      name,
      sheetId: at + 1,
      state: name === 'Daftar' ? 'hidden' : undefined,
      'r:id': `sheet${at + 1}`,
    }),
  )
  return `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${sheets.join('')}</sheets><definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">Soal!$1:$1</definedName></definedNames></workbook>`
}

function contentTypes(isDrawn: boolean): string {
  const parts: (readonly [part: string, type: string])[] = [
    ['xl/workbook.xml', `${TYPES}.sheet.main+xml`],
    ['xl/styles.xml', `${TYPES}.styles+xml`],
    ...SHEETS.map((_, at) => [`xl/worksheets/sheet${at + 1}.xml`, `${TYPES}.worksheet+xml`] as const),
    ...(isDrawn
      ? [['xl/drawings/drawing1.xml', 'application/vnd.openxmlformats-officedocument.drawing+xml'] as const]
      : []),
  ]
  const overrides = parts.map(([part, type]) => `<Override PartName="/${part}" ContentType="${xmlText(type)}"/>`)
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>'
  return `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types">${defaults}${overrides.join('')}</Types>`
}

const relationships = (all: readonly (readonly [id: string, type: string, target: string])[]) =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`
