import type { Asked } from '@bank/contract/question-form/scorer'
import { OUR_TOOL } from '../../qti/words.ts'
import { element } from '../xml.ts'
import type { QtiForm, Write } from './form.ts'
import { declaration, type Response } from './response.ts'

export const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
export const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

interface About {
  /** An XML name. */
  identifier: string
  title: string
  /** The text for several questions: its part, as the item refers to it. */
  stimulus?: { identifier: string; href: string } | undefined
  /** What only scorers and authors read, as XML. */
  rubrics?: string
}

/** A question as an item of QTI 3. */
export function qtiItem(form: QtiForm, question: Asked, about: About, write: Write): string {
  const { identifier, title, stimulus, rubrics = '' } = about
  const response = form.response(question)
  const name = { identifier, title, adaptive: 'false', 'time-dependent': 'false', 'xml:lang': 'id' }
  const item = element(
    'qti-assessment-item',
    { xmlns: NAMESPACE, ...name, 'tool-name': OUR_TOOL, 'data-rule': question.scoring.rule },
    declaration(response),
    scoreOf(question.scoring.points, response),
    stimulus ? element('qti-assessment-stimulus-ref', { ...stimulus, title: 'Bacaan' }) : '',
    element(
      'qti-item-body',
      {},
      element('div', {}, write({ text: question.question_text })),
      form.interaction(question, write),
      rubrics,
    ),
    response.processing && element('qti-response-processing', {}, response.processing),
  )
  return `${HEAD}${item}\n`
}

const scoreOf = (points: number, { isByHand = false }: Response) =>
  element(
    'qti-outcome-declaration',
    {
      identifier: 'SCORE',
      cardinality: 'single',
      'base-type': 'float',
      'normal-minimum': 0,
      'normal-maximum': points,
      'external-scored': isByHand ? 'human' : undefined,
    },
    element('qti-default-value', {}, element('qti-value', {}, '0')),
  )
