import { FORMS, formOf, type InteractionInput, invalid, type QuestionPartsInput, type Scoring } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/bind/handler.ts'
import { found } from '../../http/bind/reply.ts'
import { checkShownImages } from '../../media/shown-images.repo.ts'
import { requiredText } from '../../rich-text/required-text.ts'
import { type Classification, findClassification } from '../list/question.repo.ts'
import { addFreeTrial, findFreeTrialOf, removeFreeTrial } from '../parts/free-trial/free-trial.repo.ts'
import { sentColumns } from '../question-columns.ts'
import { freeTrialChange } from './free-trial.ts'
import { interactionColumns, prepareInteraction, type StoredInteraction } from './interaction.ts'
import * as repo from './question-write.repo.ts'
import { prepareParts } from './save-parts.ts'

/** What a request body may contain besides the question's own columns. */
interface Written extends QuestionPartsInput {
  free_trial?: boolean
  interaction?: InteractionInput
  scoring?: Scoring
}

type Author = Pick<Actor, 'id' | 'level'>

/** What each kind of cleaned text becomes. */
const STORED = {
  html: requiredText,
  fragment: (_: string, text: string) => text || null,
}

/**
 * Decodes the pictures in the request body of a question. Returns its `columns`, and functions that store them together with
 * its parts and its entry in the free-trial list.
 */
export async function prepareWriting<Body extends Written>(sent: Body, mayUpload: () => Promise<void>) {
  // place.ts decides on the category, by the rules of the bank; the document depends on the type
  const {
    category_id: _,
    interaction: __,
    ...columns
  } = {
    category_id: undefined,
    interaction: undefined,
    ...sentColumns(sent, STORED),
  }
  const document = await prepareInteraction(sent.interaction, mayUpload)
  const saveParts = await prepareParts(sent, mayUpload)

  return {
    columns,

    async insert(db: Db, { id: actorId, level }: Author, row: repo.NewQuestion): Promise<number> {
      const showsImages = await checkShownImages(db, 'question_text', row.text)
      const formed = await interactionColumns(db, actorId, document, { type: row.type, interaction: {} })
      const id = await repo.insertQuestion(db, { ...row, ...formed, created_by: actorId })
      if (showsImages || formed.interaction) await repo.adoptImages(db, id, actorId)
      await saveParts({ db, actorId, level, questionId: id, isNew: true, type: row.type })
      if (sent.free_trial) await addFreeTrial(db, id, actorId)
      await checkForm(db, id, sent)
      return id
    },

    /** `before` is what the question is, read in this transaction. */
    async update(
      db: Db,
      { id: actorId, level }: Author,
      id: number,
      row: repo.ChangedQuestion,
      before: Classification,
    ): Promise<void> {
      const showsImages = await checkShownImages(db, 'question_text', row.text)
      const formed = await interactionColumns(db, actorId, document, {
        type: row.type ?? before.type,
        interaction: before.interaction as unknown as StoredInteraction,
      })
      const type = await repo.updateQuestion(db, id, { updated_by: actorId, ...row, ...formed })
      if (showsImages || formed.interaction) await repo.adoptImages(db, id, actorId)
      await saveParts({ db, actorId, level, questionId: id, isNew: false, type })
      if (sent.free_trial !== undefined) await setFreeTrial(db, id, sent.free_trial, actorId)
      await checkForm(db, id, sent)
    },
  }
}

/** Throws VALIDATION where the form that the question has now, its answers saved, does not allow what was sent. */
async function checkForm(db: Db, id: number, { interaction, scoring }: Written) {
  if (interaction?.multiple !== false && !scoring) return
  const { type, multiple } = found(await findClassification(db, id))
  if (interaction?.multiple === false && multiple)
    throw invalid({ 'interaction.multiple': 'Ada lebih dari satu jawaban.' })
  const form = formOf(type, multiple)
  if (form && scoring && !FORMS[form].rules.includes(scoring.rule))
    throw invalid({ 'scoring.rule': 'Cara penskoran ini tidak berlaku untuk tipe soal ini.' })
}

async function setFreeTrial(db: Db, questionId: number, wanted: boolean, actorId: number) {
  const entry = await findFreeTrialOf(db, questionId)
  const change = freeTrialChange(entry !== undefined, wanted)
  if (change === 'add') await addFreeTrial(db, questionId, actorId)
  if (change === 'remove') await removeFreeTrial(db, questionId)
}
