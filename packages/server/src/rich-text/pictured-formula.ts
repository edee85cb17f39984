import { mathmlOfWiris } from '@bank/contract/rich-foreign'
import type { Element } from 'hast'
import type { Budget } from './budget.ts'
import { parseHtml } from './parse.ts'

/** The formula in the attributes of a WIRIS picture; the old system stored many of these. */
export function formulaInPicture({ tagName, properties }: Element, budget: Budget): Element | undefined {
  if (tagName !== 'img' || typeof properties.dataMathml !== 'string') return undefined
  const [math] = parseHtml(mathmlOfWiris(properties.dataMathml) ?? '', budget).children
  return math?.type === 'element' && math.tagName === 'math' ? math : undefined
}
