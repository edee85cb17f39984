import type { Asked } from '@bank/contract/question-form/scorer'
import type { QtiForm, Write } from './form.ts'
import { declaration } from './response.ts'
import { element } from './xml.ts'

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'

/** A question with a whole key as an item of QTI 3. `name.identifier` is an XML name. */
export function qtiItem(
  form: QtiForm,
  question: Asked,
  name: { readonly identifier: string; readonly title: string },
  write: Write,
): string {
  const response = form.response(question)
  const item = element(
    'qti-assessment-item',
    { xmlns: NAMESPACE, ...name, adaptive: 'false', 'time-dependent': 'false', 'xml:lang': 'id' },
    declaration(response),
    scoreOf(question.scoring.points),
    element(
      'qti-item-body',
      {},
      element('div', {}, write({ text: question.question_text })),
      form.interaction(question, write),
    ),
    element('qti-response-processing', {}, response.processing),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${item}\n`
}

const scoreOf = (points: number) =>
  element(
    'qti-outcome-declaration',
    { identifier: 'SCORE', cardinality: 'single', 'base-type': 'float', 'normal-minimum': 0, 'normal-maximum': points },
    element('qti-default-value', {}, element('qti-value', {}, '0')),
  )
