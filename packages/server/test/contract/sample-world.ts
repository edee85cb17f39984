import { linkHash } from '../../src/auth/reset-mail.ts'
import type { Db } from '../../src/db/connect.ts'
import { make } from '../make.ts'
import { people } from '../person.ts'

const IMAGE_ID = `${'0'.repeat(31)}1`
/** The picture that question 1 holds. */
export const IMAGE_URL = `/media/${IMAGE_ID}.png`
/** Account 1. */
export const STAFF_EMAIL = 'staf@contoh.test'
/** The new password that waits for account 1. */
export const RESET = { code: '123456', token: 'A'.repeat(43) }
/**
 * One of everything, and all of it fits together: on an empty database the first of each kind has the id 1. The last
 * subject, class, indicator, category, topic and sub-topic are used by nothing.
 * Questions: 1 multiple choice and whole, 2 short answer, 3 statements (SNPMB), 4 essay in the group of 1.
 */
export async function fillSampleWorld(db: Db) {
  const a = make(db)
  await people(db)({ name: 'Staf', email: STAFF_EMAIL })
  const { password_hash } = await db.selectFrom('account_password').select('password_hash').executeTakeFirstOrThrow()
  const mail_token_hash = linkHash(RESET.token)
  await db
    .insertInto('password_reset')
    .values({ email: STAFF_EMAIL, password_hash, code: RESET.code, mail_token_hash })
    .execute()
  await a.subject({ name: 'Bahasa' })
  // entry 2 of history: it can be restored
  await db.updateTable('subject').set({ name: 'Literasi' }).execute()
  await a.class()
  await a.indicator({ subject_id: 1 })
  await a.questionLevel({ name: 'Mudah' })
  await a.category({ subject_id: 1, classes: [1] })
  await a.category({ subject_id: 1, product_type: 2 })
  await a.topic({ category_id: 1, class_id: 1 })
  await a.topic({ category_id: 2, class_id: null })
  await a.subtopic({ topic_id: 1 })
  await a.subject()
  await a.class()
  await a.indicator({ subject_id: 1 })
  await a.category({ subject_id: 1 })
  await a.topic({ category_id: 1, class_id: 1 })
  await a.subtopic({ topic_id: 1 })

  await a.question({ topic_id: 1, subtopic_id: 1, indicator_id: 1, level_id: 1 })
  await a.question({ type: 3, topic_id: 1, level_id: 1 })
  await a.question({ type: 5, topic_id: 2, level_id: null })
  await a.question({ type: 1, topic_id: 1, level_id: 1, parent_id: 1 })

  await a.selection({ question_id: 1, text: 'Benar', image_id: (await a.image()).id })
  await a.selection({ question_id: 1, text: 'Salah' })
  await a.answer({ question_id: 1, selection_id: 1 })
  await a.keyword({ question_id: 1 })
  await a.discussion({ question_id: 1 })
  await a.freeTrial({ question_id: 1 })
  await a.shortAnswer({ question_id: 2 })
  await a.statement({ question_id: 3 })
  await a.statement({ question_id: 3, text: 'Bumi datar' })
  await a.statementAnswer({ statement_id: 1, value: 2 })

  await a.image({ id: IMAGE_ID })
  await a.questionImage({ question_id: 1, image_id: IMAGE_ID })
  await a.banner()
}
