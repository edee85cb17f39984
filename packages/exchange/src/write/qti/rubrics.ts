// What stands beside a question for authors and scorers.
import type { InteractionInput } from '@bank/contract/question-form/interaction'
import { POINTS_PLACE, USES } from '../../qti/words.ts'
import type { WrittenQuestion } from '../written-question.ts'
import { element, xmlText } from '../xml.ts'
import type { Write } from './form.ts'

export const rubricsXml = (question: WrittenQuestion, write: Write): string =>
  [
    modelAnswer(question, write),
    criteria(question.interaction, write),
    accepted(question, write),
    rubric(USES.discussion, 'author proctor scorer tutor', whole(question.discussion, write)),
  ].join('')

const whole = (text: string, write: Write) => (text === '' ? '' : element('div', {}, write({ text })))

const rubric = (use: string, view: string, inside: string): string =>
  inside === '' ? '' : element('qti-rubric-block', { use, view }, element('qti-content-body', {}, inside))

const modelAnswer = ({ form, answer = '' }: WrittenQuestion, write: Write) =>
  form === 'uraian' ? rubric('scoring', 'scorer', whole(answer, write)) : ''

function criteria({ rubric: all = [] }: InteractionInput, write: Write): string {
  const written = all.map(({ text, levels }) => {
    const steps = levels.map(({ points, text: step = '' }) =>
      element(
        'li',
        { 'data-points': points },
        element('span', { class: POINTS_PLACE }, `${points}: `),
        write({ text: step }),
      ),
    )
    return element('div', {}, element('p', {}, write({ text })), element('ul', {}, ...steps))
  })
  return rubric(USES.criteria, 'scorer', written.join(''))
}

/** All that a short answer accepts, as it stands in the bank: players that know only QTI read less. */
function accepted({ form, answers, ranges = [], interaction }: WrittenQuestion, write: Write): string {
  if (form !== 'isian') return ''
  const rows = [
    ...answers.map((text) => element('li', {}, write({ text }))),
    ...ranges.map(({ first, second }) =>
      element(
        'li',
        { 'data-first': first, 'data-second': second },
        xmlText([second, first].filter(Boolean).join(' – ')),
      ),
    ),
  ]
  return rubric(
    USES.accepted,
    'scorer',
    rows.length === 0 ? '' : element('ul', { 'data-exact': interaction.exact ? 'true' : undefined }, ...rows),
  )
}
