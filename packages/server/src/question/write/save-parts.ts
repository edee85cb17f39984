import { ApiError, can, discussionRoutes, type Level, QUESTION_TYPE, type QuestionPartsInput } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import { prepareImageChoice, storeImageChoice } from '../../media/image-choice.ts'
import { storeImageList } from '../../media/image-list.repo.ts'
import { checkShownImages } from '../../media/shown-images.repo.ts'
import { atPart } from '../../part/at-part.ts'
import { replacePartList } from '../../part/part-list.repo.ts'
import { requiredText } from '../../rich-text/required-text.ts'
import { setAnswers } from '../parts/answer/answer.repo.ts'
import { removeDiscussionOf, setDiscussion } from '../parts/discussion/discussion.repo.ts'
import { updateKeyword } from '../parts/keyword/keyword.repo.ts'
import { setQuestionImages } from '../parts/question-image/question-image-list.repo.ts'
import { updateSelection } from '../parts/selection/selection.repo.ts'
import { requireSomething as requireSelection } from '../parts/selection/selection.ts'
import { updateShortAnswer } from '../parts/short-answer/short-answer.repo.ts'
import { requireSomething as requireShortAnswer, writtenShortAnswer } from '../parts/short-answer/short-answer.ts'
import { answerStatement, updateStatement } from '../parts/statement/statement.repo.ts'

interface Target {
  db: Db
  actorId: number
  level: Level
  questionId: number
  /** Inserted by this save: it has no parts yet. */
  isNew: boolean
  /** The question's type after this save. */
  type: number
}

/**
 * Prepares the parts that are saved with a question. The slow work, decoding pictures, happens here,
 * before the transaction; the returned function stores the parts in the transaction of the question (decisions 3).
 */
export async function prepareParts(sent: QuestionPartsInput, mayUpload: () => Promise<void>) {
  const selections = await prepareSelections(sent.selections, mayUpload)
  const keywords = sent.keywords?.map((row, index) => ({
    id: row.id_keyword,
    text: requiredText(`keywords.${index}.keyword_text`, row.keyword_text),
  }))
  const shortAnswers = sent.short_answers?.map(({ id_short_answer, ...row }) => ({
    id: id_short_answer,
    ...writtenShortAnswer(row),
  }))
  const statements = sent.statements?.map((row, index) => ({
    ...row,
    text: requiredText(`statements.${index}.text`, row.text),
  }))
  const discussion = sent.discussion && {
    text: requiredText('discussion.discussion_text', sent.discussion.discussion_text),
    image: sent.discussion.image,
  }

  return async (target: Target) => {
    if (fits(target, selections, QUESTION_TYPE.multipleChoice)) await saveSelections(target, selections)
    if (keywords) await saveKeywords(target, keywords)
    if (fits(target, shortAnswers, QUESTION_TYPE.shortAnswer)) await saveShortAnswers(target, shortAnswers)
    if (fits(target, statements, QUESTION_TYPE.statements)) await saveStatements(target, statements)
    if (discussion) await saveDiscussion(target, discussion)
    if (sent.discussion === null) await removeDiscussion(target)
    if (sent.images) await setQuestionImages(target.db, target.questionId, sent.images, target.actorId)
  }
}

/** Saving a question needs the same permission to remove its discussion as the route that deletes it (decisions 2). */
async function removeDiscussion({ db, level, questionId }: Target) {
  const removed = await removeDiscussionOf(db, questionId)
  if (removed && !can(level, discussionRoutes.remove)) throw new ApiError('FORBIDDEN')
}

/**
 * Whether parts of this type are to be saved. Parts that do not fit the question's type are refused; an empty list of
 * them is ignored, because stored parts of another type stay stored and hidden.
 */
function fits<Part>(target: Target, parts: Part[] | undefined, type: number): parts is Part[] {
  if (parts === undefined || target.type === type) return parts !== undefined
  if (parts.length === 0) return false
  throw new ApiError('VALIDATION', { message: 'Tipe soal tidak cocok.', fields: { qt_id: 'Tipe soal tidak cocok.' } })
}

type Selections = Awaited<ReturnType<typeof prepareSelections>>
async function prepareSelections(sent: QuestionPartsInput['selections'], mayUpload: () => Promise<void>) {
  if (!sent) return undefined
  const prepared = []
  // one after another: the server decodes at most two pictures at a time, for all requests together
  for (const [index, { id_selection, selection_text, image, is_answer }] of sent.entries()) {
    const place = `selections.${index}`
    const picture = await atPart(place, () => prepareImageChoice(image, mayUpload))
    prepared.push({ id: id_selection, text: selection_text, picture, is_answer })
  }
  return prepared
}

async function saveSelections(target: Target, rows: NonNullable<Selections>) {
  const { db, actorId, questionId } = target
  const stored = []
  for (const [index, { picture, ...row }] of rows.entries()) {
    const image_id = await atPart(`selections.${index}`, () => storeImageChoice(db, actorId, picture))
    stored.push({ ...row, image_id })
  }
  const ids = await replacePartList(db, target, stored, {
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

async function saveKeywords(target: Target, rows: { id?: number | null; text: string }[]) {
  const { db, actorId } = target
  await replacePartList(db, target, rows, {
    table: 'keyword',
    field: 'keywords',
    added: ({ text }) => ({ text }),
    update: (id, { text }, position) => updateKeyword(db, id, { text, position, updated_by: actorId }),
  })
}

type ShortAnswerRow = ReturnType<typeof writtenShortAnswer> & { id?: number | null }
async function saveShortAnswers(target: Target, rows: ShortAnswerRow[]) {
  const { db, actorId } = target
  await replacePartList(db, target, rows, {
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
async function saveStatements(target: Target, rows: StatementRow[]) {
  const { db, actorId, questionId } = target
  const ids = await replacePartList(db, target, rows, {
    table: 'statement',
    field: 'statements',
    added: ({ text }) => ({ text }),
    update: (id, { text }, position) => updateStatement(db, id, { text, position, updated_by: actorId }),
  })
  for (const [index, id] of ids.entries()) {
    await answerStatement(db, { id, question_id: questionId }, rows[index]?.answer, actorId)
  }
}

async function saveDiscussion(
  { db, actorId, questionId }: Target,
  { text, image }: { text: string; image?: string[] },
) {
  await checkShownImages(db, 'discussion.discussion_text', text)
  const id = await setDiscussion(db, questionId, text, actorId)
  if (image) await storeImageList(db, 'discussion_image', id, image)
}
