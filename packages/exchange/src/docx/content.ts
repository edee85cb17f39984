import { childOf, childrenOf, firstWithin, isElement, type XmlElement } from '../xml/element.ts'

/** What a reader of the document sees. */
const CONTENT = [
  'w:t',
  'w:sym',
  'm:t',
  'a:t',
  'a:blip',
  'v:imagedata',
  'v:textpath',
  'o:OLEObject',
  'c:chart',
  'dgm:relIds',
]

export const hasContent = (element: XmlElement): boolean => firstWithin(element, ...CONTENT) !== undefined

/** What leaves a piece or a warning even so. */
const TRACES = [
  'w:drawing',
  'w:pict',
  'w:object',
  'w:footnoteReference',
  'w:endnoteReference',
  'w:fldSimple',
  'w:instrText',
  'w:altChunk',
  'w:subDoc',
  'w:del',
  'w:moveFrom',
]

/** Whether reading it would say anything at all. */
export const saysAnything = (element: XmlElement): boolean => firstWithin(element, ...CONTENT, ...TRACES) !== undefined

/** One of the ways in which a file says the same: the first that gives anything, never two. */
export function chosenOf(alternatives: XmlElement): XmlElement | undefined {
  const ways = [...childrenOf(alternatives, 'mc:Choice'), ...childrenOf(alternatives, 'mc:Fallback')]
  return ways.find(hasContent) ?? ways[0]
}

/** Elements that wrap rows, cells and blocks and say nothing themselves. */
const isWrapper = ({ name }: XmlElement) =>
  ['w:sdt', 'w:sdtContent', 'w:customXml', 'w:smartTag', 'w:ins', 'w:moveTo'].includes(name)

/** The children of a name, those in wrappers too. */
export function unwrapped(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).filter(isElement).flatMap((child) => {
    if (child.name === name) return [child]
    if (child.name === 'mc:AlternateContent') return unwrapped(chosenOf(child), name)
    return isWrapper(child) ? unwrapped(child, name) : []
  })
}

/** A tracked change that took the whole away: a row, or the end of a paragraph. */
export const isTakenOut = (properties: XmlElement | undefined): boolean =>
  (childOf(properties, 'w:del') ?? childOf(properties, 'w:moveFrom')) !== undefined
