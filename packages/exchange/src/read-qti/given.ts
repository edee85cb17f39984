import { FORMS } from '@bank/contract/question-form/forms'
import type { Rule } from '@bank/contract/question-form/interaction'
import type { FormName } from '@bank/contract/question-words'
import type { Desk } from '../systems/desk.ts'
import type { XmlElement } from '../xml/element.ts'
import type { ReadResponse } from './response.ts'

/** An item with one interaction, as the reader of that interaction gets it. */
export interface Given {
  item: XmlElement
  interaction: XmlElement
  response: ReadResponse
  /** Written by our own export: what it says beside the standard is believed. */
  isOurs: boolean
  /** The bank that the questions go to has forms of its own. */
  isSnpmb: boolean
  desk: Desk
}

/** The order of options or rows, which only our own files mean. */
export function orderOf({ interaction, isOurs }: Given): { order?: 'acak' | 'tetap' } {
  const said = isOurs ? interaction.attributes.shuffle : undefined
  return said === undefined ? {} : { order: said === 'true' ? 'acak' : 'tetap' }
}

/** The scoring rule that our own file states or that a mapping implies, if the form has it. */
export function ruleOf(given: Given, form: FormName): { rule?: Rule } {
  const rules: readonly Rule[] = FORMS[form].rules
  const meant = given.isOurs ? given.item.attributes['data-rule'] : meantBy(given)
  const rule = rules.find((one) => one === meant)
  if (meant !== undefined && !rule) given.desk.lose('nilai sebagian')
  return rule ? { rule } : {}
}

/** '' for parts that do not count alike. */
function meantBy({ response }: Given): Rule | '' | undefined {
  if (!response.isMapped) return undefined
  const counts = response.mapping.map((entry) => entry.counts)
  const right = new Set(counts.filter((count) => count > 0))
  const wrong = new Set(counts.filter((count) => count < 0))
  const [full = 0] = right
  const isEven = right.size === 1 && (wrong.size === 0 || (wrong.size === 1 && wrong.has(-full)))
  return isEven ? (wrong.size > 0 ? 'parts_minus' : 'parts') : ''
}
