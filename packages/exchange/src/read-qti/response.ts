// How an item keeps and scores its answer.
import { type Ratio, ratio } from '@bank/contract/number/ratio'
import { decimalOf } from '../systems/decimal.ts'
import { sum } from '../systems/ranges.ts'
import { childOf, childrenOf, elementsOf, textIn, within, type XmlElement } from '../xml/element.ts'

export interface ReadResponse {
  cardinality: string
  /** `identifier`, `string`, `float` ... */
  type: string
  /** The values of the key: those that are stated, else those that count. */
  correct: string[]
  /** What each value counts. */
  mapping: { value: string; counts: number; caseSensitive: string | undefined }[]
  /** Whether parts of the answer count. */
  isMapped: boolean
}

/** The declaration that an interaction names. */
export function responseOf(item: XmlElement, interaction: XmlElement): ReadResponse {
  const name = interaction.attributes['response-identifier']
  const declared = childrenOf(item, 'qti-response-declaration').find(({ attributes }) => attributes.identifier === name)
  const stated = childrenOf(childOf(declared, 'qti-correct-response'), 'qti-value').map((value) => textIn(value).trim())
  const mapping = childrenOf(childOf(declared, 'qti-mapping'), 'qti-map-entry').map(({ attributes }) => ({
    value: attributes['map-key'] ?? '',
    counts: Number(attributes['mapped-value']) || 0,
    caseSensitive: attributes['case-sensitive'],
  }))
  const counting = mapping.filter(({ counts }) => counts > 0).map(({ value }) => value)
  return {
    cardinality: declared?.attributes.cardinality ?? 'single',
    type: declared?.attributes['base-type'] ?? '',
    correct: stated.length > 0 ? stated : counting,
    mapping,
    isMapped: mapping.length > 0 && usesMapping(item),
  }
}

const processingOf = (item: XmlElement) => childOf(item, 'qti-response-processing')

function usesMapping(item: XmlElement): boolean {
  const processing = processingOf(item)
  if (!processing) return false
  if (/map_response/.test(processing.attributes.template ?? '')) return true
  return [...within(processing)].some(({ name }) => name === 'qti-map-response')
}

/** What full marks are worth, where the item says it. */
export function pointsOf(item: XmlElement): number | undefined {
  const outcomes = childrenOf(item, 'qti-outcome-declaration')
  const named = (name: string) => outcomes.find(({ attributes }) => attributes.identifier === name)
  const most = Number(named('SCORE')?.attributes['normal-maximum'])
  if (most > 0) return most
  const declared = childOf(childOf(named('MAXSCORE'), 'qti-default-value'), 'qti-value')
  const points = declared ? Number(textIn(declared)) : 0
  return points > 0 ? points : undefined
}

/** Numbers between which an answer is right; undefined where it is open. */
export interface Bounds {
  least?: Ratio | undefined
  most?: Ratio | undefined
}

/** The numbers that response processing compares the answer with. */
export function boundsIn(item: XmlElement, correct: readonly string[]): Bounds[] {
  const processing = processingOf(item)
  if (!processing) return []
  const all = [...within(processing)]
  const joined = all.filter(({ name }) => name === 'qti-and').map(comparisonsIn)
  const closed = joined.filter(({ least, most }) => least !== undefined || most !== undefined)
  if (closed.length > 0) return closed
  const alone = comparisonsIn(processing)
  const key = decimalOf(correct[0] ?? '')
  const near = key ? all.filter(({ name }) => name === 'qti-equal').flatMap((equal) => nearTo(equal, key)) : []
  return alone.least !== undefined || alone.most !== undefined ? [alone] : near
}

const valueIn = (element: XmlElement): Ratio | undefined => {
  const value = elementsOf(element).find(({ name }) => name === 'qti-base-value')
  return value && decimalOf(textIn(value))
}

/** Comparisons of the answer with a number. Bounds that include the number and bounds that do not are read alike. */
function comparisonsIn(element: XmlElement): Bounds {
  const bounds: Bounds = {}
  for (const child of within(element)) {
    const isTurned = elementsOf(child)[0]?.name === 'qti-base-value'
    const direction = /^qti-([gl])te?$/.exec(child.name)?.[1]
    if (!direction || !elementsOf(child).some(({ name }) => name === 'qti-variable')) continue
    if ((direction === 'g') === isTurned) bounds.most ??= valueIn(child)
    else bounds.least ??= valueIn(child)
  }
  return bounds
}

/** `equal` with a tolerance: of numbers, or of percents of the key. */
function nearTo({ attributes }: XmlElement, key: Ratio): Bounds[] {
  const [below, above = below] = (attributes.tolerance ?? '').trim().split(/\s+/).map(decimalOf)
  if (!below || !above || attributes['tolerance-mode'] === 'exact') return []
  const isShare = attributes['tolerance-mode'] === 'relative'
  const width = ({ n, d }: Ratio) =>
    isShare ? (ratio(n * (key.n < 0n ? -key.n : key.n), d * key.d * 100n) ?? key) : { n, d }
  const { n, d } = width(below)
  return [{ least: sum(key, { n: -n, d }), most: sum(key, width(above)) }]
}
