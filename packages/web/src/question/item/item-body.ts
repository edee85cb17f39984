import { documentOf } from '../../question-form/documents.ts'
import { optionsOf, withoutBlanks } from '../../question-form/values/blank.ts'
import { blankParts, type ItemValues, listOf } from '../../question-form/values/item-values.ts'
import { scoringNow } from './item-scoring.ts'

/**
 * The request body of an item: classification, text, and only the parts that differ from the newest known version; a list
 * that is not sent stays as it is. A part that another user has deleted meanwhile is added again.
 */
export function bodyOf<Values extends ItemValues>(values: Values, stored: Partial<ItemValues> = {}) {
  const now = sentOf(values)
  const before = sentOf({ ...values, ...blankParts(), ...stored, qt_id: values.qt_id })
  // the document that is stored for another type was never shown
  const isRetyped = stored.qt_id !== undefined && Number(stored.qt_id) !== Number(values.qt_id)
  const changed = <Name extends keyof typeof now>(name: Name) =>
    JSON.stringify(now[name]) === JSON.stringify(before[name]) ? undefined : now[name]
  return {
    ...values,
    selections: known('id_selection', changed('selections'), stored.selections),
    short_answers: known('id_short_answer', changed('short_answers'), stored.short_answers),
    statements: known('id', changed('statements'), stored.statements),
    keywords: known('id_keyword', changed('keywords'), stored.keywords),
    answer: changed('answer'),
    discussion: changed('discussion'),
    interaction: isRetyped ? (now.interaction ?? {}) : changed('interaction'),
    scoring: changed('scoring'),
  }
}

/** All of an item that no question stands for yet; what is empty is not said. */
export const wholeBodyOf = <Values extends ItemValues>(values: Values) =>
  Object.fromEntries(
    Object.entries({ ...values, ...sentOf(values) }).filter(([, value]) => value !== '' && value !== null),
  )

/** The parts that the type of the question uses. */
function sentOf(values: ItemValues) {
  const list = listOf(values)
  const { short_answers, statements, keywords } = withoutBlanks(values)
  const discussion_text = values.discussion?.discussion_text ?? ''
  return {
    selections: list === 'selections' ? optionsOf(values) : undefined,
    short_answers: list === 'short_answers' ? short_answers : undefined,
    statements: list === 'statements' ? statements : undefined,
    answer: list === undefined ? values.answer || null : undefined,
    interaction: documentOf(values),
    scoring: scoringNow(values),
    keywords,
    discussion: discussion_text === '' ? null : { discussion_text },
  }
}

function known<Key extends string, Row extends { [Id in Key]?: unknown }>(key: Key, rows?: Row[], stored: Row[] = []) {
  const ids = new Set(stored.map((row) => row[key]))
  return rows?.map((row) => (ids.has(row[key]) ? row : { ...row, [key]: undefined }))
}

/** HTML with all pictures of an item, to find out which uploads are still needed. */
export const shownBy = ({ question_text, discussion, ...lists }: ItemValues): string => {
  const { selections = [], rows = [], matches = [], lures = [] } = lists
  const pictures = [
    ...[...selections, ...rows, ...matches, ...lures].map(({ image }) => image),
    ...matches.map(({ partner_image }) => partner_image),
  ]
  return [question_text, discussion?.discussion_text, ...pictures.map(pictureOf)].join('')
}

const pictureOf = (image: string | undefined) => (image ? `<img src="${image}">` : '')
