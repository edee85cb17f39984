import {
  approvalRoutes,
  factorRoutes,
  importRoutes,
  keyCheckRoutes,
  type Route,
  reviewTaskRoutes,
} from '@bank/contract'
import { sql } from 'kysely'
import { storePassword } from '../../src/auth/credentials.repo.ts'
import { hashPassword } from '../../src/auth/password-hash.ts'
import type { Db } from '../../src/db/connect.ts'
import { storeChallenge } from '../../src/factor/challenge.repo.ts'
import { insertPasskey } from '../../src/factor/passkey.repo.ts'
import { relyingPartyOf } from '../../src/factor/relying-party.ts'
import { insertTotp } from '../../src/factor/totp.repo.ts'
import { newPasskey } from '../passkey.ts'
import { PASSWORD } from '../person.ts'
import { bindReview } from './sample-world.ts'

const ORIGIN = 'https://soal.contoh.test'
/** The server of these calls is reached at an address that allows passkeys. */
export const WITH_PASSKEYS = { relyingParty: relyingPartyOf(`${ORIGIN}/`) }

export const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const CHALLENGE = 'dGFudGFuZ2FuLXVqaS1rdW5jaS1zYW5kaS1zYXR1LTI'
export const ATTESTATION = newPasskey({ origin: ORIGIN, rpId: new URL(ORIGIN).hostname }).make(CHALLENGE)

let hash: Promise<string> | undefined

const totpOf = (db: Db, account_id: number) => insertTotp(db, { account_id, secret: TOTP_SECRET, last_step: 0 })

const giveUpReading = (db: Db) => db.updateTable('import_job').set({ state: 'failed', attempts: 2 }).execute()

/** What stands before a call succeeds, by route. */
const BEFORE = new Map<Route, (db: Db, account_id: number) => Promise<unknown>>([
  [factorRoutes.confirmTotp, (db, account_id) => storeChallenge(db, { account_id, purpose: 'add-totp' }, TOTP_SECRET)],
  [factorRoutes.removeTotp, totpOf],
  [factorRoutes.renewCodes, totpOf],
  [
    factorRoutes.confirmPasskey,
    (db, account_id) => storeChallenge(db, { account_id, purpose: 'add-passkey' }, CHALLENGE),
  ],
  [
    factorRoutes.removePasskey,
    (db, account_id) =>
      insertPasskey(db, {
        account_id,
        credential_id: 'laptop',
        public_key: Buffer.alloc(1),
        counter: 0,
        transports: [],
        name: 'Laptop',
      }),
  ],
  // the valid request names account 1
  [factorRoutes.takeOff, (db) => totpOf(db, 1)],
  [importRoutes.again, giveUpReading],
  [approvalRoutes.act, (db) => bindAt(db, 'approved')],
  [approvalRoutes.many, (db) => bindAt(db, 'approved')],
  [approvalRoutes.preview, (db) => bindAt(db, 'approved')],
  [approvalRoutes.verdict, (db) => bindAt(db, 'submitted')],
  [keyCheckRoutes.unkeyed, (db) => bindAt(db, 'submitted')],
  [keyCheckRoutes.check, (db) => bindAt(db, 'submitted')],
  [keyCheckRoutes.settle, differing],
  [reviewTaskRoutes.create, withTask],
  [reviewTaskRoutes.update, withTask],
  [reviewTaskRoutes.take, withTask],
  [reviewTaskRoutes.remove, withTask],
])

/** Question 1 waits for a review by this account, or by account 1. */
export async function withTask(db: Db, account_id: number) {
  await bindAt(db, 'submitted')
  await sql`insert into capability (account_id, what) values (1, 'review') on conflict do nothing`.execute(db)
  await db.deleteFrom('review_task').execute()
  await sql`insert into review_task (id, kind, question_id, account_id) overriding system value
    values (1, 'telaah', 1, ${account_id})`.execute(db)
  await sql`select setval(pg_get_serial_sequence('review_task', 'id'), 1)`.execute(db)
}

/** The review flow binds, and question 1 is at this stage; what is approved was reviewed. */
async function bindAt(db: Db, stage: 'submitted' | 'approved') {
  await sql`delete from review_policy`.execute(db)
  const status = stage === 'approved' ? 'approved' : 'on-progress'
  await sql`update question set status = ${status} where id = 1`.execute(db)
  await sql`insert into question_review (question_id, stage) values (1, ${stage})
    on conflict (question_id) do update set stage = excluded.stage, revision = 0`.execute(db)
  if (stage === 'approved')
    await sql`insert into review (question_id, revision, round, created_by, verdict, form, version, aspects)
      values (1, 0, 1, 1, 'layak', 'pg', 1, '[]') on conflict do nothing`.execute(db)
  await bindReview(db, 1)
}

/** They answered question 1 otherwise than its key says. */
async function differing(db: Db, account_id: number) {
  await bindAt(db, 'submitted')
  await sql`insert into key_check (id, question_id, revision, created_by, answer, agrees) overriding system value
    values (1, 1, 0, ${account_id}, '{"choices": [2]}', false)`.execute(db)
}

/**
 * Gives an account what it needs so that its valid request of this route succeeds: PASSWORD and parts of a factor, and the
 * imports, exports and views, which other accounts do not see, and comments, which only their writers change.
 */
export async function prepareCaller(db: Db, route: Route, account_id: number) {
  if (/\/export\b/.test(route.path)) await db.updateTable('export_job').set({ created_by: account_id }).execute()
  if (/\/import\b/.test(route.path)) await db.updateTable('import_job').set({ created_by: account_id }).execute()
  if (/\/comment\/:id$/.test(route.path))
    await db.updateTable('review_comment').set({ created_by: account_id }).execute()
  if (/\/view\b/.test(route.path)) await db.updateTable('view').set({ owner: account_id }).execute()
  if (/\/factor\b/.test(route.path)) {
    hash ??= hashPassword(PASSWORD)
    await storePassword(db, account_id, await hash)
  }
  await BEFORE.get(route)?.(db, account_id)
}
