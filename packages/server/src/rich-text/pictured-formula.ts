import { mathmlOfWiris } from '@bank/contract/rich-foreign'
import type { Element } from 'hast'
import { parseHtml } from './parse.ts'

/** The formula that a picture of WIRIS stands for; the old system stored many of them. */
export function formulaInPicture({ tagName, properties }: Element): Element | undefined {
  if (tagName !== 'img' || typeof properties.dataMathml !== 'string') return undefined
  const [math] = parseHtml(mathmlOfWiris(properties.dataMathml) ?? '').children
  return math?.type === 'element' && math.tagName === 'math' ? math : undefined
}
