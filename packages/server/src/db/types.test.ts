import { generate, PostgresDialect } from 'kysely-codegen'
import { it } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { expectGolden } from '../../test/golden.ts'
import { connect } from './connect.ts'

/** The types as `reading-types.ts` reads them. */
const typeMapping = { int8: 'number', date: 'string', timestamptz: 'Date' }

/** Text columns whose values a check constraint lists, and JSON columns that always hold an object. */
const overrides = {
  columns: {
    'class.stage': "'SD' | 'SMP' | 'SMA'",
    'factor_challenge.purpose': "'sign-in' | 'add-passkey' | 'add-totp'",
    'history.action': "'add' | 'edit' | 'delete' | 'status' | 'restore' | 'login' | 'logout'",
    'history.after': 'JsonObject | null',
    'history.before': 'JsonObject | null',
    'idempotency_key.reply': 'JsonObject',
    'notice.data': 'JsonObject',
    'image.type': "'png' | 'jpg'",
    'question.label': "'tryout' | 'exam' | 'daily_question' | 'example_question'",
    'question.status': "Generated<'on-progress' | 'approved' | 'published'>",
    'subject.family': "'literasi' | 'numerasi' | null",
  },
}

it('knows the tables as the migrations leave them (golden)', async () => {
  const db = connect(await newDatabase())
  const types = await generate({
    db,
    dialect: new PostgresDialect(),
    excludePattern: 'kysely_*',
    typeMapping,
    overrides,
    outFile: null,
    print: false,
  })
  await db.destroy()
  await expectGolden('packages/server/src/db/types.ts', types)
})
