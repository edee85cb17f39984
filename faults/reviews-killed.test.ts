import { setTimeout as wait } from 'node:timers/promises'
import { reviewPolicyRoutes } from '@bank/contract/review-policy'
import { it } from 'vitest'
import { apiOf } from '../e2e/support/api.ts'
import type { DatabaseAddress } from '../packages/server/src/db/address.ts'
import { run } from '../packages/server/test/statement.ts'
import { isLate, sizeOf } from './sizes.ts'
import { chanceFor } from './support/chance.ts'
import { databaseIn } from './support/inspect.ts'
import { newInstallation } from './support/product.ts'
import { tell, timesOf } from './support/report.ts'
import { startReviewing } from './support/reviewing.ts'

it('approves nothing without the reviews that it waits for, when the server is killed at any moment', async () => {
  const chance = chanceFor('reviews killed')
  const app = await newInstallation()
  const { address, tidy } = await databaseIn(app.data)
  const team = await startReviewing(app, address, chance)
  const { call } = apiOf(app.origin, app.token)
  await call(reviewPolicyRoutes.update, { body: { binding: true, reviews: 2, block_on: 'tidak' } })
  const ready: number[] = []
  for (let kill = 1; kill <= sizeOf('reviewKills') && !isLate(); kill += 1) {
    const working = team.work()
    await wait(100 + chance.below(600))
    await app.end('SIGKILL')
    await working
    ready.push(await app.start())
  }
  await team.work(3_000)
  const [unfounded, lost] = [await unfoundedIn(address), await team.lost()]
  const approved = await countIn(address, `select count(*) from review_event where kind = 'approved'`)
  const voided = await countIn(address, `select count(*) from review_event where kind = 'voided'`)
  await run(address, `delete from review where id = (${ONE_THAT_COUNTS})`)
  const control = await unfoundedIn(address)
  await tidy()
  await app.remove()

  tell({
    part: 'T41',
    title: 'The server is killed while questions are reviewed',
    sizes: { reviewKills: ready.length },
    held: {
      'approved without its reviews, or told of it more or less than once': [unfounded, 0],
      'reviews lost that were acknowledged': [lost, 0],
    },
    controls: { 'approved without its reviews, after one review was deleted by SQL': [control, 1] },
    seen: {
      'reviews acknowledged': team.acknowledged(),
      'approvals, approvals that an edit took back': `${approved}, ${voided}`,
      'ready again after': timesOf(ready),
    },
  })
})

const STANDING = `question q join question_review r on r.question_id = q.id and r.approved_revision = r.revision
  where q.status = 'approved' and r.stage = 'approved'`
const ONE_THAT_COUNTS = `select min(v.id) from review v join question_review r on r.question_id = v.question_id
  and r.revision = v.revision join question q on q.id = r.question_id where q.status = 'approved'`

/** Questions whose status and review differ, that lack one of two reviews, or whose approval is not told exactly once. */
const unfoundedIn = (address: DatabaseAddress) =>
  countIn(
    address,
    `select count(*) from question q left join question_review r on r.question_id = q.id
      where (q.status <> 'on-progress') <> coalesce(r.stage = 'approved', false)
        or (q.status <> 'on-progress' and (
          q.id not in (select q.id from ${STANDING})
          or (select count(*) from review v where v.question_id = q.id and v.revision = r.revision and v.verdict = 'layak') < 2
          or (select count(*) from review_event e
            where e.question_id = q.id and e.revision = r.revision and e.kind = 'approved') <> 1))`,
  )

const countIn = async (address: DatabaseAddress, select: string) => Number((await run(address, select))[0]?.count)
