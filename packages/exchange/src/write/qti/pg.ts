import { choiceInteraction, chosen, optionsOf } from './choice.ts'
import type { QtiForm } from './form.ts'
import { oneRight } from './response.ts'

export const pg: QtiForm = {
  values: chosen,
  response: (question) => oneRight(question, optionsOf(question, true)),
  interaction: (question, write) => choiceInteraction(question, write, 1),
}
