import {
  categoryRoutes,
  classRoutes,
  historyRoutes,
  IDEMPOTENCY_KEY,
  isRead,
  LEVEL,
  questionRoutes,
} from '@bank/contract'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { world } from '../world.ts'
import { fingerprint } from './fingerprint.ts'
import { routes } from './routes.ts'
import { bindReview, fillSampleWorld } from './sample-world.ts'
import { oneValid, validRequest } from './valid-request.ts'

const { db, signIn } = await world({ rateLimits: false })
beforeEach(async () => {
  await fillSampleWorld(db)
  await db.deleteFrom('history').execute()
})

const written = () =>
  db
    .selectFrom('history')
    .select(['account_id', 'action', 'resource', 'row_id', 'before', 'after', 'change_id'])
    .orderBy('id')
    .execute()

/** Routes that change no content: accounts, who may review, sessions, notices, who has what open, saved views, ignored findings, denied twins,
 * comments, questions that are only reviewed (their status follows in review/approval.test.ts), imports that are not saved, exports, and pictures that nothing shows yet. */
const NO_CONTENT =
  /\/(register|login|logout|forgotPassword|resetPassword|account\b.*|review-policy|capability\b.*|factor\b.*|session\b.*|notice\/(read|mail)|editing\b.*|view\b.*|ignore|review|review\/bulk|review\/task\b.*|verdict|thread\b.*|comment\b.*|key-check(\/:id)?|twin\/denial|import\b.*|export\b.*)$|Image$|category\/image$|image\/category$/
const changes = routes.filter(([, route]) => !isRead(route) && route.access !== 'public')
// a restore needs a history and is tested in history/restore.test.ts and bulk/question-bulk.test.ts
const RESTORES: readonly string[] = [historyRoutes.restore.path, historyRoutes.restoreChange.path]
const contentChanges = changes.filter(([, { path }]) => !NO_CONTENT.test(path) && !RESTORES.includes(path))

describe('every change of content', () => {
  it.each(contentChanges)('%s is written with who did it, as one change', async (_, route) => {
    const admin = await signIn(LEVEL.admin)
    const response = await admin.send(route, oneValid(route))
    expect(response.statusCode, response.body).toBeLessThan(300)
    const rows = await written()
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => row.account_id))).toEqual(new Set([admin.id]))
    expect(new Set(rows.map((row) => row.change_id)).size).toBe(1)
    for (const { action, before, after } of rows) {
      expect(before === null, `before of ${action}`).toBe(action === 'add')
      expect(after === null, `after of ${action}`).toBe(action === 'delete')
      expect(before).not.toEqual(after)
    }
  })
})

it('a call that only reads leaves every row as it was, and keeps no reply', async () => {
  const reads = routes.filter(([, { onlyReads }]) => onlyReads)
  expect(reads.length).toBeGreaterThan(0)
  const { send } = await signIn(LEVEL.admin)
  await bindReview(db)
  const before = await fingerprint(db)
  for (const [name, route] of reads) {
    const response = await send(route, { ...oneValid(route), headers: { [IDEMPOTENCY_KEY]: crypto.randomUUID() } })
    expect(response.statusCode, name).toBe(200)
    for (const request of fc.sample(validRequest(route), 20))
      expect((await send(route, request)).statusCode, `${name}: ${JSON.stringify(request)}`).toBeLessThan(500)
  }
  expect(await fingerprint(db)).toEqual(before)
})

describe('the history of a row', () => {
  it('tells what it became, what it was, and when it went', async () => {
    const admin = await signIn(LEVEL.admin)
    const { data } = await admin.call(classRoutes.create, { body: { class_name: 'Kelas 6', stage: 'SD' } })
    const params = { id: data[0].id_class }
    await admin.call(classRoutes.update, { params, body: { class_name: 'Kelas 7', stage: 'SMP' } })
    await admin.call(classRoutes.remove, { params })
    const first = { id: params.id, name: 'Kelas 6', stage: 'SD', created_by: admin.id, created_at: expect.any(String) }
    const second = { ...first, name: 'Kelas 7', stage: 'SMP' }
    const row = { account_id: admin.id, resource: 'class', row_id: params.id, change_id: expect.any(String) }
    expect(await written()).toEqual([
      { ...row, action: 'add', before: null, after: first },
      { ...row, action: 'edit', before: first, after: second },
      { ...row, action: 'delete', before: second, after: null },
    ])
  })

  it('calls a change of status alone by its name', async () => {
    const staff = await signIn()
    await staff.call(questionRoutes.update, { params: { id: 1 }, body: { status: 'approved' } })
    expect(await written()).toMatchObject([
      {
        action: 'status',
        resource: 'question',
        row_id: 1,
        before: { status: 'on-progress' },
        after: { status: 'approved' },
      },
    ])
  })

  it('says nothing of a save that changed nothing', async () => {
    const staff = await signIn()
    await staff.call(classRoutes.update, { params: { id: 1 }, body: { class_name: 'Kelas 5' } })
    expect(await written()).toEqual([])
  })

  it('and the rows themselves keep nothing of a change that fails half-way', async () => {
    const staff = await signIn()
    const before = await fingerprint(db)
    const body = { category_name: 'Teks Sastra', subject_id: 1, class_id: '1,4711' }
    await expect(staff.call(categoryRoutes.create, { body })).rejects.toMatchObject({ status: 422 })
    const selections = [{ selection_text: 'Baru' }, { id_selection: 4711, selection_text: 'Asing' }]
    const edit = staff.call(questionRoutes.update, { params: { id: 1 }, body: { label: 'exam', selections } })
    await expect(edit).rejects.toMatchObject({ status: 422 })
    expect(await fingerprint(db)).toEqual(before)
  })
})
