// One item of QTI 2 or 3 as a question, or why it has no place here.
import { OUR_TOOL, USES } from '../qti/words.ts'
import type { ReadQuestion } from '../recognise/question.ts'
import { blocksOf } from '../systems/blocks.ts'
import type { Desk } from '../systems/desk.ts'
import { type NotRead, unsupported } from '../systems/not-read.ts'
import { partOf } from '../systems/part.ts'
import { type Answers, type Origin, questionOf } from '../systems/question.ts'
import { childOf, childrenOf, within, type XmlElement } from '../xml/element.ts'
import { stemOf, unitOf } from './body.ts'
import { choiceOf } from './choice.ts'
import { extendedTextOf } from './extended-text.ts'
import type { Given } from './given.ts'
import type { fieldsOf } from './lom.ts'
import { matchOf } from './match.ts'
import { pointsOf, responseOf } from './response.ts'
import { contentOf, isForCandidates, isForScorers, rubricsOf } from './rubrics.ts'
import { stimulusIn } from './stimuli.ts'
import { textEntryOf } from './text-entry.ts'
import { wordOf } from './words.ts'

export const isItem = ({ name }: XmlElement): boolean => name === 'qti-assessment-item'

export const titleOf = ({ attributes: { title = '', identifier = '' } }: XmlElement): string =>
  title.trim() || identifier

const READERS: Readonly<Record<string, (given: Given) => Answers>> = {
  'qti-choice-interaction': choiceOf,
  'qti-match-interaction': matchOf,
  'qti-text-entry-interaction': (given) => textEntryOf(given, unitOf(given)),
  'qti-extended-text-interaction': extendedTextOf,
}

export interface About extends Origin {
  isSnpmb: boolean
  /** The text for several questions, where the item names one. */
  stimulus?: string | undefined
  /** What the package says of it. */
  fields?: ReturnType<typeof fieldsOf>
}

/** An item with the names of QTI 3. */
export function readItem(item: XmlElement, desk: Desk, about: About): ReadQuestion | NotRead {
  const body = childOf(item, 'qti-item-body')
  const interactions = body ? [...within(body)].filter(({ name }) => /^qti-[\w-]+-interaction$/.test(name)) : []
  const [interaction] = interactions
  if (childOf(item, 'qti-template-declaration')) return unsupported('soal bertemplat', about)
  if (!body || !interaction) return unsupported('tanpa interaksi', about)
  const kinds = [...new Set(interactions.map(wordOf))]
  if (interactions.length > 1) return unsupported(`beberapa interaksi dalam satu soal (${kinds.join(', ')})`, about)
  const read = READERS[interaction.name]
  if (!read) return unsupported(kinds.join(), about)
  const isOurs = item.attributes['tool-name'] === OUR_TOOL
  const response = responseOf(item, interaction)
  if (about.stimulus === undefined && stimulusIn(item) !== undefined) desk.lose('bacaan di berkas lain')
  const answers = read({ item, interaction, response, isOurs, isSnpmb: about.isSnpmb, desk })
  const points = pointsOf(item)
  return questionOf(
    about,
    {
      ...(about.stimulus !== undefined && { stimulus: about.stimulus }),
      ...about.fields,
      text: blocksOf(stemOf(item, interaction, about.stimulus !== undefined), desk),
      ...answers,
      ...explained(item, answers, desk),
      ...(points !== undefined && { points }),
    },
    desk,
  )
}

/** Read with the answers. */
const OWN = new Set<string>([USES.accepted, USES.criteria])

/** What explains the answer: the model answer of an essay, and the discussion with all feedback. */
function explained(item: XmlElement, { form }: Answers, desk: Desk): Pick<ReadQuestion, 'discussion' | 'answer'> {
  const rubrics = rubricsOf(item).filter(({ attributes: { use = '' } }) => !OWN.has(use))
  const isAnswer = (rubric: XmlElement) => form === 'uraian' && isForScorers(rubric) && !isDiscussion(rubric)
  const model = rubrics.filter(isAnswer).map((rubric) => partOf(contentOf(rubric), desk))
  const others = rubrics.filter((rubric) => !isAnswer(rubric) && (!isForCandidates(rubric) || isDiscussion(rubric)))
  const blocks = [...others, ...feedbackOf(item)]
  const pictures = model.flatMap((part) => part.pictures).map((source) => `<p><img src="${source}"></p>`)
  const answer = model.map(({ text }) => text).join('<br>')
  return {
    ...(answer !== '' && { answer }),
    discussion: [...pictures, ...blocks.map((block) => blocksOf(contentOf(block), desk))].join(''),
  }
}

const isDiscussion = ({ attributes }: XmlElement) => attributes.use === USES.discussion

function feedbackOf(item: XmlElement): XmlElement[] {
  const body = childOf(item, 'qti-item-body')
  const inBody = body ? [...within(body)].filter(({ name }) => name === 'qti-feedback-block') : []
  return [...inBody, ...childrenOf(item, 'qti-modal-feedback')]
}
