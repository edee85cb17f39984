import { choiceInteraction, chosen, optionsOf } from './choice.ts'
import type { QtiForm } from './form.ts'
import { byRule } from './response.ts'

export const pgk: QtiForm = {
  values: chosen,
  response: (question) => byRule(question, 'identifier', optionsOf(question, true), optionsOf(question, false)),
  interaction: (question, write) => choiceInteraction(question, write, 0),
}
