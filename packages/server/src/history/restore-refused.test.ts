import {
  categoryRoutes,
  discussionRoutes,
  historyRoutes,
  LEVEL,
  questionRoutes,
  subjectRoutes,
  topicRoutes,
} from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { fingerprint } from '../../test/contract/fingerprint.ts'
import { make } from '../../test/make.ts'
import { newest, type Person, restoring, wholeQuestion } from '../../test/restoring.ts'
import { world } from '../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('a restore', () => {
  async function refused(admin: Person, entry: number) {
    const before = await fingerprint(db)
    const refusal = await restoring(admin, entry).catch((error) => error)
    expect(await fingerprint(db)).toEqual(before)
    return refusal
  }
  async function deletedQuestion(admin: Person) {
    const question = await wholeQuestion(db)
    await admin.call(questionRoutes.remove, { params: { id: question.id } })
    return { ...question, entry: await newest(admin, { resource: 'question' }) }
  }

  it('names what is gone by now, and changes nothing', async () => {
    const admin = await signIn(LEVEL.admin)
    const { entry, topic_id } = await deletedQuestion(admin)
    await db.deleteFrom('subtopic').execute()
    await db.updateTable('topic').set({ name: 'Pecahan' }).where('id', '=', topic_id).execute()
    await db.deleteFrom('topic').execute()
    await db.deleteFrom('category').execute()
    const refusal = await refused(admin, entry)
    expect(refusal).toMatchObject({ status: 409, code: 'CONFLICT' })
    expect(refusal.message).toMatch(/kategori "Teks Informasi"/)
    expect(refusal.message).toMatch(/materi "Pecahan"/)
    expect(refusal.message).toMatch(/sub-materi "Paragraf"/)
  })

  it('works once what stood in the way is back', async () => {
    const admin = await signIn(LEVEL.admin)
    const id = await a.topic()
    await admin.call(topicRoutes.remove, { params: { id } })
    const topic = await newest(admin)
    const { category_id } = await db.selectFrom('category').select('id as category_id').executeTakeFirstOrThrow()
    await admin.call(categoryRoutes.remove, { params: { id: category_id } })
    const category = await newest(admin)
    expect(await refused(admin, topic)).toMatchObject({ status: 409 })
    await restoring(admin, category)
    await restoring(admin, topic)
  })

  it('says that its group is gone, or is a group no more', async () => {
    const admin = await signIn(LEVEL.admin)
    const topic_id = await a.topic()
    const [parent_id, other] = [await a.question({ topic_id }), await a.question({ topic_id })]
    const id = await a.question({ topic_id, parent_id })
    await admin.call(questionRoutes.remove, { params: { id } })
    const entry = await newest(admin)
    await db.updateTable('question').set({ parent_id: other }).where('id', '=', parent_id).execute()
    expect((await refused(admin, entry)).message).toMatch(/group lain/)
    await db.deleteFrom('question').where('id', '=', parent_id).execute()
    expect((await refused(admin, entry)).message).toMatch(/soal induk "K\d+-Q00000\d"/)
  })

  it('says that the question has children by now', async () => {
    const admin = await signIn(LEVEL.admin)
    const topic_id = await a.topic()
    const [parent_id, id] = [await a.question({ topic_id }), await a.question({ topic_id })]
    await db.updateTable('question').set({ parent_id }).where('id', '=', id).execute()
    await db.updateTable('question').set({ parent_id: null }).where('id', '=', id).execute()
    const entry = await newest(admin)
    await a.question({ topic_id, parent_id: id })
    expect((await refused(admin, entry)).message).toMatch(/soal anak/)
  })

  it('says that the sub-topic belongs to another topic by now', async () => {
    const admin = await signIn(LEVEL.admin)
    const { entry } = await deletedQuestion(admin)
    const other = await a.topic()
    await db.updateTable('subtopic').set({ topic_id: other }).execute()
    expect((await refused(admin, entry)).message).toMatch(/sub-materinya kini bagian dari materi lain/)
  })

  it('says that the code is taken', async () => {
    const admin = await signIn(LEVEL.admin)
    const id = await a.subject({ code: 'NUM' })
    await admin.call(subjectRoutes.remove, { params: { id } })
    const entry = await newest(admin)
    await a.subject({ code: 'num' })
    const refusal = await refused(admin, entry)
    expect(refusal).toMatchObject({ status: 409, code: 'DUPLICATE', fields: { code: expect.any(String) } })
    expect(refusal.message).toMatch(/kodenya sudah dipakai/)
  })

  it('says that the question has another discussion by now, or is gone', async () => {
    const admin = await signIn(LEVEL.admin)
    const { id, discussion_id } = await wholeQuestion(db)
    await admin.call(discussionRoutes.remove, { params: { id: discussion_id } })
    const entry = await newest(admin)
    const next = await a.discussion({ question_id: id })
    expect((await refused(admin, entry)).message).toMatch(/sudah memiliki pembahasan lain/)
    await db.deleteFrom('discussion').where('id', '=', next).execute()
    await admin.call(questionRoutes.remove, { params: { id } })
    expect((await refused(admin, entry)).message).toMatch(/soalnya sudah dihapus/)
  })

  it('has nothing to do where nothing was, where nothing changed, and with accounts', async () => {
    const admin = await signIn(LEVEL.admin)
    const id = await a.topic()
    expect((await refused(admin, await newest(admin))).message).toMatch(/belum ada/)
    await admin.call(topicRoutes.update, { params: { id }, body: { topic_name: 'Lain' } })
    const edit = await newest(admin)
    await admin.call(topicRoutes.update, { params: { id }, body: { topic_name: 'Ide pokok' } })
    expect((await refused(admin, edit)).message).toMatch(/sudah sama/)
    await db.insertInto('history').values({ change_id: 'x', action: 'login', resource: 'account', row_id: 1 }).execute()
    expect((await refused(admin, await newest(admin))).message).toMatch(/tidak dapat dipulihkan/)
    await expect(restoring(admin, 4711)).rejects.toMatchObject({ status: 404 })
  })

  it('happens once when two ask for it at once', async () => {
    const [one, two] = [await signIn(LEVEL.admin), await signIn(LEVEL.admin)]
    const { entry } = await deletedQuestion(one)
    const outcomes = await Promise.all(
      [one, two, one, two].map((by) =>
        restoring(by, entry).then(
          () => 'restored',
          (error) => error.message,
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'restored')).toHaveLength(1)
    expect(outcomes.filter((outcome) => /sudah sama/.test(outcome))).toHaveLength(3)
    const { data } = await one.call(historyRoutes.list, { query: { action: 'restore', resource: 'question' } })
    expect(data).toHaveLength(1)
  })

  it('is seen by a person who edits the question meanwhile, also when only parts came back', async () => {
    const [admin, staff] = [await signIn(LEVEL.admin), await signIn()]
    const { id, discussion_id } = await wholeQuestion(db)
    await admin.call(discussionRoutes.remove, { params: { id: discussion_id } })
    const [{ updated_at }] = (await staff.call(questionRoutes.get, { params: { id } })).data
    await restoring(admin, await newest(admin))
    const body = { label: 'exam' as const, updated_at }
    await expect(staff.call(questionRoutes.update, { params: { id }, body })).rejects.toMatchObject({
      code: 'STALE',
      message: 'Data sudah diubah oleh Admin',
    })
  })

  it('and an edit at the same time come one after the other', async () => {
    const [admin, staff] = [await signIn(LEVEL.admin), await signIn()]
    const { id } = await wholeQuestion(db)
    await admin.call(questionRoutes.update, { params: { id }, body: { question_text: '<p>Lain</p>', selections: [] } })
    const entry = await newest(admin)
    const [{ updated_at }] = (await staff.call(questionRoutes.get, { params: { id } })).data
    const body = { question_text: '<p>Dari staf</p>', selections: [{ selection_text: 'staf' }], updated_at }
    const [restore, edit] = await Promise.allSettled([
      restoring(admin, entry),
      staff.call(questionRoutes.update, { params: { id }, body }),
    ])
    expect(restore.status).toBe('fulfilled')
    const [{ question_text, selections }] = (await staff.call(questionRoutes.get, { params: { id } })).data
    // either the edit ran first and was undone by the restore, or it ran second and was refused as STALE
    if (edit.status === 'rejected') expect(edit.reason).toMatchObject({ code: 'STALE' })
    expect(question_text).toMatch(/Lihat/)
    expect(selections.map(({ selection_text }) => selection_text)).toEqual(['benar', ''])
  })
})
