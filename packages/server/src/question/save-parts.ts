import { ApiError, can, discussionRoutes, type Level, QUESTION_TYPE, type QuestionPartsInput } from '@bank/contract'
import { setAnswers } from '../answer/answer.repo.ts'
import type { Db } from '../db/connect.ts'
import { removeDiscussionOf, setDiscussion } from '../discussion/discussion.repo.ts'
import { updateKeyword } from '../keyword/keyword.repo.ts'
import { prepareImageChoice, storeImageChoice } from '../media/image-choice.ts'
import { storeImageList } from '../media/image-list.repo.ts'
import { checkShownImages } from '../media/shown-images.repo.ts'
import { requiredFragment, requiredHtml } from '../rich-text/required-html.ts'
import { sanitizeFragment } from '../rich-text/sanitize.ts'
import { updateSelection } from '../selection/selection.repo.ts'
import { requireSomething as requireSelection } from '../selection/selection.ts'
import { updateShortAnswer } from '../short-answer/short-answer.repo.ts'
import { requireSomething as requireShortAnswer, writtenShortAnswer } from '../short-answer/short-answer.ts'
import { answerStatement, updateStatement } from '../statement/statement.repo.ts'
import { atPart } from './at-part.ts'
import { replacePartList } from './part-list.repo.ts'
import { setQuestionImages } from './question-image-list.repo.ts'

interface Home {
  db: Db
  actorId: number
  level: Level
  questionId: number
  /** The question's type after this save. */
  type: number
}

/**
 * The parts that are saved with a question, in one transaction (decisions 3). The slow part, cleaning texts and
 * decoding pictures, happens at once; what comes back stores them.
 */
export async function prepareParts(sent: QuestionPartsInput, mayUpload: () => Promise<void>) {
  const selections = await prepareSelections(sent.selections, mayUpload)
  const keywords = sent.keywords?.map((row, index) => ({
    id: row.id_keyword,
    text: requiredFragment(`keywords.${index}.keyword_text`, row.keyword_text),
  }))
  const shortAnswers = await prepareShortAnswers(sent.short_answers)
  const statements = sent.statements?.map((row, index) => ({
    ...row,
    text: requiredFragment(`statements.${index}.text`, row.text),
  }))
  const discussion = sent.discussion && {
    text: requiredHtml('discussion.discussion_text', sent.discussion.discussion_text),
    image: sent.discussion.image,
  }

  return async (home: Home) => {
    if (fits(home, selections, QUESTION_TYPE.multipleChoice)) await saveSelections(home, selections)
    if (keywords) await saveKeywords(home, keywords)
    if (fits(home, shortAnswers, QUESTION_TYPE.shortAnswer)) await saveShortAnswers(home, shortAnswers)
    if (fits(home, statements, QUESTION_TYPE.statements)) await saveStatements(home, statements)
    if (discussion) await saveDiscussion(home, discussion)
    if (sent.discussion === null) await removeDiscussion(home)
    if (sent.images) await setQuestionImages(home.db, home.questionId, sent.images, home.actorId)
  }
}

/** Only who may delete discussions takes one away, whichever call asks for it (decisions 2). */
async function removeDiscussion({ db, level, questionId }: Home) {
  const stood = await removeDiscussionOf(db, questionId)
  if (stood && !can(level, discussionRoutes.remove)) throw new ApiError('FORBIDDEN')
}

/** Parts of another type are refused; an empty list of them changes nothing, for they stay stored and unshown. */
function fits<Part>(home: Home, parts: Part[] | undefined, type: number): parts is Part[] {
  if (parts === undefined || home.type === type) return parts !== undefined
  if (parts.length === 0) return false
  throw new ApiError('VALIDATION', { message: 'Tipe soal tidak cocok.', fields: { qt_id: 'Tipe soal tidak cocok.' } })
}

type Selections = Awaited<ReturnType<typeof prepareSelections>>
async function prepareSelections(sent: QuestionPartsInput['selections'], mayUpload: () => Promise<void>) {
  if (!sent) return undefined
  const prepared = []
  // one after the other: two pictures are decoded at a time at most, whoever asks
  for (const [index, { id_selection, selection_text, image, is_answer }] of sent.entries()) {
    const place = `selections.${index}`
    const text = selection_text === undefined ? undefined : sanitizeFragment(selection_text, `${place}.selection_text`)
    const picture = await atPart(place, () => prepareImageChoice(image, mayUpload))
    prepared.push({ id: id_selection, text, picture, is_answer })
  }
  return prepared
}

async function prepareShortAnswers(sent: QuestionPartsInput['short_answers']) {
  if (!sent) return undefined
  const prepared = []
  for (const [index, { id_short_answer, ...row }] of sent.entries()) {
    prepared.push({ id: id_short_answer, ...(await atPart(`short_answers.${index}`, () => writtenShortAnswer(row))) })
  }
  return prepared
}

async function saveSelections(home: Home, rows: NonNullable<Selections>) {
  const { db, actorId, questionId } = home
  const stored = []
  for (const [index, { picture, ...row }] of rows.entries()) {
    const image_id = await atPart(`selections.${index}`, () => storeImageChoice(db, actorId, picture))
    stored.push({ ...row, image_id })
  }
  const ids = await replacePartList(db, home, stored, {
    table: 'selection',
    field: 'selections',
    added: ({ text = '', image_id }) => {
      requireSelection(text, image_id)
      return { text, image_id }
    },
    update: (id, { text, image_id }, position) =>
      updateSelection(db, id, { text, image_id, position, updated_by: actorId }),
  })
  const right = ids.filter((_, index) => rows[index]?.is_answer === true)
  const wrong = ids.filter((_, index) => rows[index]?.is_answer === false)
  await setAnswers(db, questionId, { right, wrong }, actorId)
}

async function saveKeywords(home: Home, rows: { id?: number | null; text: string }[]) {
  const { db, actorId } = home
  await replacePartList(db, home, rows, {
    table: 'keyword',
    field: 'keywords',
    added: ({ text }) => ({ text }),
    update: (id, { text }, position) => updateKeyword(db, id, { text, position, updated_by: actorId }),
  })
}

type ShortAnswerRow = ReturnType<typeof writtenShortAnswer> & { id?: number | null }
async function saveShortAnswers(home: Home, rows: ShortAnswerRow[]) {
  const { db, actorId } = home
  await replacePartList(db, home, rows, {
    table: 'short_answer',
    field: 'short_answers',
    added: ({ id: _, ...row }) => {
      requireShortAnswer(row)
      return row
    },
    update: (id, { id: _, ...row }, position) => updateShortAnswer(db, id, { ...row, position, updated_by: actorId }),
  })
}

interface StatementRow {
  id?: number | null
  text: string
  answer?: '1' | '2' | null
}
async function saveStatements(home: Home, rows: StatementRow[]) {
  const { db, actorId, questionId } = home
  const ids = await replacePartList(db, home, rows, {
    table: 'statement',
    field: 'statements',
    added: ({ text }) => ({ text }),
    update: (id, { text }, position) => updateStatement(db, id, { text, position, updated_by: actorId }),
  })
  for (const [index, id] of ids.entries()) {
    await answerStatement(db, { id, question_id: questionId }, rows[index]?.answer, actorId)
  }
}

async function saveDiscussion({ db, actorId, questionId }: Home, { text, image }: { text: string; image?: string[] }) {
  await checkShownImages(db, 'discussion.discussion_text', text)
  const id = await setDiscussion(db, questionId, text, actorId)
  if (image) await storeImageList(db, 'discussion_image', id, image)
}
