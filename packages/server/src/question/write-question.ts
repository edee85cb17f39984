import type { QuestionPartsInput } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { addFreeTrial, findFreeTrialOf, removeFreeTrial } from '../free-trial/free-trial.repo.ts'
import type { Actor } from '../http/handler.ts'
import { found } from '../http/reply.ts'
import { checkShownImages } from '../media/shown-images.repo.ts'
import { requiredHtml } from '../rich-text/required-html.ts'
import { sanitizeFragment } from '../rich-text/sanitize.ts'
import { freeTrialChange } from './free-trial.ts'
import * as repo from './question.repo.ts'
import { prepareParts } from './save-parts.ts'

/** What both banks send of a question beside its classification. */
interface Written extends QuestionPartsInput {
  question_text?: string
  answer?: string | null
  free_trial?: boolean
}

type Author = Pick<Actor, 'id' | 'level'>
type NewColumns = Omit<repo.NewQuestion, 'text' | 'answer'>
type ChangedColumns = Omit<repo.ChangedQuestion, 'text' | 'answer'>

/** Cleans and decodes what was sent; what comes back stores it, with its parts and its place in the free-trial list. */
export async function prepareWriting(sent: Written, mayUpload: () => Promise<void>) {
  const text = requiredHtml('question_text', sent.question_text)
  const answer = sent.answer ? sanitizeFragment(sent.answer, 'answer') || null : sent.answer
  const saveParts = await prepareParts(sent, mayUpload)

  return {
    async insert(db: Db, { id: actorId, level }: Author, columns: NewColumns): Promise<number> {
      const showsImages = await checkShownImages(db, 'question_text', text)
      const id = await repo.insertQuestion(db, { ...columns, text: text ?? '', answer, created_by: actorId })
      if (showsImages) await repo.adoptImages(db, id)
      await saveParts({ db, actorId, level, questionId: id, type: columns.type })
      if (sent.free_trial) await addFreeTrial(db, id, actorId)
      return id
    },

    async update(db: Db, { id: actorId, level }: Author, id: number, columns: ChangedColumns): Promise<void> {
      const showsImages = await checkShownImages(db, 'question_text', text)
      await repo.updateQuestion(db, id, { updated_by: actorId, ...columns, text, answer })
      if (showsImages) await repo.adoptImages(db, id)
      const { type } = found(await repo.findClassification(db, id))
      await saveParts({ db, actorId, level, questionId: id, type })
      if (sent.free_trial !== undefined) await setFreeTrial(db, id, sent.free_trial, actorId)
    },
  }
}

async function setFreeTrial(db: Db, questionId: number, wanted: boolean, actorId: number) {
  const entry = await findFreeTrialOf(db, questionId)
  const change = freeTrialChange(entry !== undefined, wanted)
  if (change === 'add') await addFreeTrial(db, questionId, actorId)
  if (change === 'remove') await removeFreeTrial(db, questionId)
}
