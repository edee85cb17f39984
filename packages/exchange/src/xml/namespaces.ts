const OPEN_XML = 'http://schemas.openxmlformats.org/'
/** The same vocabularies in the strict form of the standard. */
const STRICT = 'http://purl.oclc.org/ooxml/'

/** The prefixes that our readers know, by the end of the namespace in both forms. */
const VOCABULARIES: Readonly<Record<string, string>> = {
  'wordprocessingml/2006/main': 'w',
  'wordprocessingml/main': 'w',
  'officeDocument/2006/math': 'm',
  'officeDocument/math': 'm',
  'officeDocument/2006/relationships': 'r',
  'officeDocument/relationships': 'r',
  'drawingml/2006/main': 'a',
  'drawingml/main': 'a',
  'drawingml/2006/wordprocessingDrawing': 'wp',
  'drawingml/wordprocessingDrawing': 'wp',
  'drawingml/2006/picture': 'pic',
  'drawingml/picture': 'pic',
  'drawingml/2006/chart': 'c',
  'drawingml/chart': 'c',
  'drawingml/2006/diagram': 'dgm',
  'drawingml/diagram': 'dgm',
  'spreadsheetml/2006/main': '',
  'spreadsheetml/main': '',
  'drawingml/2006/spreadsheetDrawing': 'xdr',
  'drawingml/spreadsheetDrawing': 'xdr',
  'package/2006/relationships': '',
  'package/2006/content-types': '',
  'markup-compatibility/2006': 'mc',
}

const OTHERS: Readonly<Record<string, string>> = {
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup': 'wpg',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas': 'wpc',
  'urn:schemas-microsoft-com:vml': 'v',
  'urn:schemas-microsoft-com:office:office': 'o',
  'http://www.w3.org/XML/1998/namespace': 'xml',
  'http://www.w3.org/1998/Math/MathML': 'mml',
  'http://www.w3.org/1999/xhtml': '',
  'http://ltsc.ieee.org/xsd/LOM': 'lom',
}

/** Questions (QTI) and packages of 1EdTech, of any version. */
const ONE_EDTECH = /^http:\/\/www\.imsglobal\.org\/xsd\/(?:\w+\/)*ims(?:cp|qti|qtiasi|qti_item)_v\dp\d$/
/** Its older metadata. */
const METADATA = /^http:\/\/www\.imsglobal\.org\/xsd\/imsmd_(?:rootv|v)1p[\dp]+$/

/** The prefix that a name has with us, whatever the file calls it: '' for none, '?' for what we do not know. */
export function prefixOf(uri: string): string {
  if (uri === '') return ''
  for (const start of [OPEN_XML, STRICT]) {
    const vocabulary = uri.startsWith(start) ? uri.slice(start.length) : ''
    if (Object.hasOwn(VOCABULARIES, vocabulary)) return VOCABULARIES[vocabulary] ?? ''
  }
  if (ONE_EDTECH.test(uri)) return ''
  if (METADATA.test(uri)) return 'lom'
  return Object.hasOwn(OTHERS, uri) ? (OTHERS[uri] ?? '?') : '?'
}

/** `w:p`; `Relationship` where the vocabulary has no prefix with us. */
export function nameOf(uri: string, local: string): string {
  const prefix = prefixOf(uri)
  return prefix === '' ? local : `${prefix}:${local}`
}
