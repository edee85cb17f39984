import { generate, PostgresDialect } from 'kysely-codegen'
import { expect, it } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { connect } from './connect.ts'

/** As the driver of `connect.ts` reads them. */
const typeMapping = { int8: 'number', date: 'string', timestamptz: 'Date' }

/** Text whose few values a check constraint lists, and JSON that is always an object. */
const overrides = {
  columns: {
    'class.stage': "'SD' | 'SMP' | 'SMA'",
    'history.action': "'add' | 'edit' | 'delete' | 'status' | 'restore' | 'login' | 'logout'",
    'history.after': 'JsonObject | null',
    'history.before': 'JsonObject | null',
    'idempotency_key.reply': 'JsonObject',
    'image.type': "'png' | 'jpg'",
    'question.label': "'tryout' | 'exam' | 'daily_question' | 'example_question'",
    'question.status': "Generated<'on-progress' | 'approved' | 'published'>",
    'subject.family': "'literasi' | 'numerasi' | null",
  },
}

it('knows the tables as the migrations leave them (vitest -u writes the file anew)', async () => {
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
  await expect(types).toMatchFileSnapshot('./types.ts')
})
