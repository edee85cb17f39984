import * as z from 'zod'
import { flag, id, idInput, timestamp } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { changed, listOf, oneOf } from './reply.ts'
import { route } from './route.ts'
import { TASK_KINDS } from './stages.ts'

/** What the review flow tells of: a question, or `count` of them of which this is the first, and who acted. */
const ofQuestion = z.object({ question_id: id, code: z.string(), count: z.int(), name: z.string().nullable() })

/** What is told while the review flow binds; kept, and hidden, while it does not. */
const REVIEW_NOTICES = {
  /** Somebody asks for reviews. */
  'review-asked': ofQuestion.extend({ due_on: z.string().nullable() }),
  /** Somebody asks to check keys. */
  'review-check': ofQuestion.extend({ due_on: z.string().nullable() }),
  /** Who was to review it has written at it. */
  'review-own': ofQuestion.pick({ question_id: true, code: true }),
  'review-changes': ofQuestion.extend({ remarks: z.int() }),
  'review-approved': ofQuestion,
  'review-rejected': ofQuestion.extend({ note: z.string().nullable() }),
  'review-published': ofQuestion,
  'review-mentioned': ofQuestion,
  /** Who checked its key found another. */
  'review-key': ofQuestion,
  /** The day is over of a task of this account, or of several of this kind. */
  'review-late': ofQuestion.omit({ name: true }).extend({ task: z.enum(TASK_KINDS) }),
}
export type ReviewNoticeKind = keyof typeof REVIEW_NOTICES

/** What each kind tells. One with `times` is counted while it is unread, so that a flood of it stays one row. */
export const NOTICES = {
  /** A sign-in from a device that this account has not used before. */
  'new-device': z.object({ device_name: z.string(), address: z.string() }),
  /** A new password was asked for this account. The address is the last one. */
  'reset-asked': z.object({ address: z.string(), times: z.int() }),
  /** PostgreSQL read pages that the disk gave back damaged; level 1 is told. */
  damage: z.object({ times: z.int() }),
  ...REVIEW_NOTICES,
}
export type NoticeKind = keyof typeof NOTICES
export type NoticeData<Kind extends NoticeKind> = z.infer<(typeof NOTICES)[Kind]>

const kindOf = <const Kind extends NoticeKind>(kind: Kind) =>
  z.object({ id, kind: z.literal(kind), data: NOTICES[kind], at: timestamp, read_at: timestamp.nullable() })
const notice = z
  .union([
    kindOf('new-device'),
    kindOf('reset-asked'),
    kindOf('damage'),
    kindOf('review-asked'),
    kindOf('review-check'),
    kindOf('review-own'),
    kindOf('review-changes'),
    kindOf('review-approved'),
    kindOf('review-rejected'),
    kindOf('review-published'),
    kindOf('review-mentioned'),
    kindOf('review-key'),
    kindOf('review-late'),
  ])
  .meta({ id: 'Notice' })
export type Notice = z.infer<typeof notice>

const noticeMail = z
  .object({
    /** Whether this server mails what an account has not read: where `SMTP_URL` is set. */
    sent: z.boolean(),
    /** Whether the account wants it. */
    wanted: z.boolean(),
  })
  .meta({ id: 'NoticeMail' })

/** The most notices that are marked as read in one call. */
const MOST_READ = 100

export const noticePaging: Paging = { size: 10, whole: true }
export const noticeRoutes = {
  list: route({
    method: 'GET',
    path: '/v1/notice',
    access: 'staff',
    background: true,
    summary: 'List what this account is told, newest first; with `unread=true` only what is not read yet',
    query: pageQuery.extend({ unread: flag.optional() }),
    response: listOf(notice),
  }),
  read: route({
    method: 'POST',
    path: '/v1/notice/read',
    access: 'staff',
    summary: 'Mark notices of this account as read: these, or `all` that are listed',
    body: z.object({ ids: z.array(idInput).min(1).max(MOST_READ).optional(), all: flag.optional() }),
    response: z.object({ data: z.tuple([]), message: z.string() }),
  }),
  mail: route({
    method: 'GET',
    path: '/v1/notice/mail',
    access: 'staff',
    summary: 'Read whether what this account has not read is mailed to it',
    response: oneOf(noticeMail),
  }),
  wantMail: route({
    method: 'PATCH',
    path: '/v1/notice/mail',
    access: 'staff',
    summary: 'Say whether notices of this account are to be mailed to it',
    body: z.object({ wanted: flag }),
    response: changed(noticeMail),
  }),
}
