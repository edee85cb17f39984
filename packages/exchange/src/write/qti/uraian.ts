import { element } from '../xml.ts'
import type { QtiForm } from './form.ts'

/** A person gives the points. */
export const uraian: QtiForm = {
  values: ({ text = '' }) => (text === '' ? [] : [text]),
  response: () => ({ cardinality: 'single', type: 'string', correct: [], processing: '', isByHand: true }),
  interaction: ({ interaction: { lines } }) =>
    element('qti-extended-text-interaction', { 'response-identifier': 'RESPONSE', 'expected-lines': lines }),
}
