import { childOf, childrenOf, valOf, type XmlElement } from '../xml/element.ts'
import type { Align } from './blocks.ts'
import { type Format, formatOf } from './format.ts'

export interface ParagraphStyle {
  id?: string
  name?: string
  heading?: number
  format: Format
  /** The list of the style and its level, as paragraphs say them. */
  numId?: string
  level?: string
  align?: Align
  indent?: number
}

export interface Styles {
  /** Without an id, the style of paragraphs that name none. */
  paragraph: (id: string | undefined) => ParagraphStyle
  letters: (id: string | undefined) => Format
}

const NO_LETTERS: Format = {}

/** Styles with all that they are based on. `root` is the part of styles, which a file may lack. */
export function stylesOf(root: XmlElement | undefined): Styles {
  const all = childrenOf(root, 'w:style')
  const byId = new Map(all.map((style) => [style.attributes['w:styleId'] ?? '', style]))
  const usual = all.find(({ attributes }) => isParagraph(attributes) && isDefault(attributes))
  const defaults = formatOf(childOf(childOf(childOf(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr'))
  const paragraphs = new Map<string, ParagraphStyle>()
  const letters = new Map<string, Format>()
  return {
    paragraph: (id) => {
      const chosen = id !== undefined && byId.has(id) ? id : usual?.attributes['w:styleId']
      return once(paragraphs, chosen ?? '', (key) => paragraphStyle(chainOf(byId, key), defaults))
    },
    letters: (id) => (id === undefined ? NO_LETTERS : once(letters, id, (key) => formatOfChain(chainOf(byId, key)))),
  }
}

const isParagraph = (attributes: XmlElement['attributes']) => attributes['w:type'] === 'paragraph'
const isDefault = (attributes: XmlElement['attributes']) => ['1', 'true', 'on'].includes(attributes['w:default'] ?? '')

function once<T>(known: Map<string, T>, key: string, make: (key: string) => T): T {
  const value = known.get(key) ?? make(key)
  known.set(key, value)
  return value
}

/** A style and what it is based on, itself first. A file may lie: no style is asked twice. */
function chainOf(byId: ReadonlyMap<string, XmlElement>, id: string): XmlElement[] {
  const chain = new Set<XmlElement>()
  let style = byId.get(id)
  while (style && !chain.has(style) && chain.size < MOST_BASES) {
    chain.add(style)
    style = byId.get(valOf(style, 'w:basedOn') ?? '')
  }
  return [...chain]
}
const MOST_BASES = 30

const formatOfChain = (chain: readonly XmlElement[]): Format =>
  Object.assign({}, ...chain.toReversed().map((style) => formatOf(childOf(style, 'w:rPr'))))

function paragraphStyle(chain: readonly XmlElement[], defaults: Format): ParagraphStyle {
  const properties = chain.map((style) => childOf(style, 'w:pPr'))
  const first = <T>(read: (pPr: XmlElement | undefined) => T | undefined) =>
    properties.map(read).find((value) => value !== undefined)
  const heading = headingOf(chain, first)
  return {
    id: chain[0]?.attributes['w:styleId'],
    name: valOf(chain[0], 'w:name'),
    heading,
    format: heading ? defaults : { ...defaults, ...formatOfChain(chain) },
    numId: first((pPr) => valOf(childOf(pPr, 'w:numPr'), 'w:numId')),
    level: first((pPr) => valOf(childOf(pPr, 'w:numPr'), 'w:ilvl')),
    align: first(alignOf),
    indent: first(indentOf),
  }
}

type First = (read: (pPr: XmlElement | undefined) => string | undefined) => string | undefined

function headingOf(chain: readonly XmlElement[], first: First): number | undefined {
  const named = chain.map((style) => /^heading ([1-9])$/i.exec(valOf(style, 'w:name') ?? '')?.[1]).find(Boolean)
  if (named) return Number(named)
  const outline = Number(first((pPr) => valOf(pPr, 'w:outlineLvl')) ?? Number.NaN)
  return outline >= 0 && outline < 9 ? outline + 1 : undefined
}

const ALIGNS: Readonly<Record<string, Align>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
}

/** Of a paragraph's or a table's properties. */
export const alignOf = (properties: XmlElement | undefined): Align | undefined =>
  ALIGNS[valOf(properties, 'w:jc') ?? '']

/** In twentieths of a point. */
export function indentOf(properties: XmlElement | undefined): number | undefined {
  const { 'w:start': start, 'w:left': left = start } = childOf(properties, 'w:ind')?.attributes ?? {}
  const value = Number.parseFloat(left ?? '')
  if (Number.isNaN(value)) return undefined
  return left?.endsWith('pt') ? value * 20 : value
}
