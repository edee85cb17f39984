import { setTimeout as wait } from 'node:timers/promises'
import { historyRoutes } from '@bank/contract/history'
import { questionBulkRoutes } from '@bank/contract/question-bulk'
import { it } from 'vitest'
import { apiOf } from '../e2e/support/api.ts'
import type { DatabaseAddress } from '../packages/server/src/db/address.ts'
import { run } from '../packages/server/test/statement.ts'
import { sizeOf } from './sizes.ts'
import { chanceFor } from './support/chance.ts'
import { databaseIn } from './support/inspect.ts'
import { fillBank } from './support/large-bank.ts'
import { newInstallation } from './support/product.ts'
import { tell, timesOf } from './support/report.ts'

it('changes all of many questions or none, and takes all back or none, when the server is killed at any moment', async () => {
  const chance = chanceFor('bulk killed')
  const app = await newInstallation()
  const { address, tidy } = await databaseIn(app.data)
  const questions = sizeOf('bulkQuestions')
  await fillBank(address, app.place, questions, 0)
  const { call } = apiOf(app.origin, app.token)
  const ready: number[] = []
  const halves: string[] = []
  const seen = { before: 0, after: 0 }
  const select = { query: '' }
  const set = async (label: 'exam' | 'tryout') =>
    (await call(questionBulkRoutes.change, { body: { product_type: 1, select, change: { label } } })).data[0].change
  const undo = (change: string) => call(historyRoutes.restoreChange, { body: { change } })

  /** Kills the server at a moment of this call, which takes about so many milliseconds when it is left alone. */
  async function killedWhile(what: string, took: number, ask: () => Promise<unknown>) {
    const changes = await changesIn(address)
    const asked = ask().catch(() => {})
    await wait(chance.below(took * 1.3))
    await app.end('SIGKILL')
    await asked
    ready.push(await app.start())
    const { labels, written } = await stateOf(address)
    const done = (await changesIn(address)) - changes
    if (labels !== 1 || written !== 0) halves.push(`${what}: ${labels} labels, ${written} without their entry`)
    seen[done === 1 ? 'after' : 'before'] += 1
  }

  const before = await printOf(address)
  const from = performance.now()
  const first = await set('tryout')
  const changed = performance.now()
  await undo(first)
  const [changeTook, undoTook] = [changed - from, performance.now() - changed]
  const back = await printOf(address)
  for (let kill = 1; kill <= sizeOf('bulkKills'); kill += 1) {
    const wanted = (await labelNow(address)) === 'exam' ? 'tryout' : 'exam'
    await killedWhile(`change ${kill}`, changeTook, () => set(wanted))
    const other = (await labelNow(address)) === 'exam' ? 'tryout' : 'exam'
    const change = await set(other)
    await killedWhile(`undo ${kill}`, undoTook, () => undo(change))
  }
  await run(address, `update question set label = 'exam' where id % 2 = 0`)
  await run(address, `update question set label = 'tryout' where id % 2 = 1`)
  const control = await stateOf(address)
  await tidy()
  await app.remove()

  tell({
    part: 'T32',
    title: 'The server is killed while it changes many questions and takes that back',
    sizes: { bulkKills: sizeOf('bulkKills'), bulkQuestions: questions },
    held: {
      'changes and restores that ended by half': [halves.join('; '), ''],
      'rows back byte for byte but for who edited them last and when': [back === before, true],
    },
    controls: { 'labels after half of the questions changed, by SQL': [control.labels, 2] },
    seen: {
      'kills in all': ready.length,
      'of them with nothing done, with all done': `${seen.before}, ${seen.after}`,
      'change and restore left alone, ms': `${Math.round(changeTook)}, ${Math.round(undoTook)}`,
      'ready again after': timesOf(ready),
    },
  })
})

/** How many labels the questions have, and how many questions have another one than their newest entry of history says. */
async function stateOf(address: DatabaseAddress): Promise<{ labels: number; written: number }> {
  const [row] = await run(
    address,
    `select count(distinct q.label)::int as labels, count(*) filter (where q.label <> told.label)::int as written
      from question q left join lateral (
        select after ->> 'label' as label from history
        where resource = 'question' and row_id = q.id and after is not null order by id desc limit 1) told on true`,
  )
  return { labels: Number(row?.labels), written: Number(row?.written) }
}

const labelNow = async (address: DatabaseAddress) =>
  (await run(address, 'select label from question order by id limit 1'))[0]?.label

const changesIn = async (address: DatabaseAddress) =>
  Number((await run(address, `select count(*) from change where kind = 'bulk'`))[0]?.count)

/** One value for all questions with their parts. */
async function printOf(address: DatabaseAddress) {
  const [row] = await run(
    address,
    `select md5(string_agg(md5(row::text), '' order by row::text)) as print from (
      select to_jsonb(q) - '{updated_at,updated_by}'::text[] as row from question q
      union all select to_jsonb(s) - '{updated_at,updated_by}'::text[] from selection s) kept`,
  )
  return row?.print
}
