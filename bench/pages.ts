import type pg from 'pg'
import { openSession } from '../packages/server/src/auth/session.repo.ts'
import { startEmbedded } from '../packages/server/src/postgres/embedded.ts'
import { type Plan, planOf } from '../packages/server/test/plans.ts'
import { listening, type Statement } from '../packages/server/test/statements.ts'
import { readsOn } from './growth-times.ts'

/** How often each call is made, each time with other ids. */
export const TIMES_READ = 5

/** 8 kB pages that a call reads; of lists also those of the exact count and of the page of ids. */
export interface Pages {
  all: number
  count: number
  ids: number
}
/** Stands in the statement of a list that gives both (`db/paginate.ts`). */
const COUNT_AND_IDS = ' as total, array('
/** The part of a search's plan that finds all that is counted, in any order; the page is taken from it. */
const FOUND_ONCE = 'CTE found'
/** Stands in the statement of the numbers beside filters, which are counts and nothing else. */
const COUNTS_ALONE = 'group by grouping sets'

/** The pages that each read of a bank reads whose name contains `only`. */
export async function pagesIn(folder: string, only: string): Promise<[string, Pages][]> {
  const { address, stop } = await startEmbedded({ folder })
  try {
    return await listening(address, async ({ client, db, statementsOf }) => {
      const { id } = await db
        .selectFrom('account')
        .select('id')
        .where('level', '=', 2)
        .limit(1)
        .executeTakeFirstOrThrow()
      const token = await openSession(db, id)
      const reads = await readsOn(db, only)
      const calls: [string, Pages][] = []
      for (const { name, ask } of reads) {
        const sum = { all: 0, count: 0, ids: 0 }
        for (let time = 0; time < TIMES_READ; time++) {
          const sent = await statementsOf({ method: 'GET', url: ask().path, token })
          for (const statement of sent.filter(isPlanned)) {
            const { all, count, ids } = await pagesOf(client, statement)
            sum.all += all / TIMES_READ
            sum.count += count / TIMES_READ
            sum.ids += ids / TIMES_READ
          }
        }
        calls.push([name, sum])
      }
      return calls
    })
  } finally {
    await stop()
  }
}

/** Those of a transaction have no plan, and read nothing. */
const isPlanned = ({ text }: Statement) => !/^(begin|commit|rollback|savepoint|release|set) /i.test(`${text} `)

/**
 * The pages of the plan's root node, which include those of all other nodes. A statement that gives a list's count and
 * its page of ids has a plan for each, in this order; one that searches has one for what it finds, which is the count.
 */
async function pagesOf(client: pg.Client, statement: Statement): Promise<Pages> {
  const plans = await planOf(client, statement, 'at first')
  const [root] = plans
  const read = (plan: Plan | undefined) => (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  const all = read(root)
  if (statement.text.includes(COUNTS_ALONE)) return { all, count: all, ids: 0 }
  const found = plans.find((plan) => plan['Subplan Name'] === FOUND_ONCE)
  if (found) return { all, count: read(found), ids: all - read(found) }
  if (!statement.text.includes(COUNT_AND_IDS)) return { all, count: 0, ids: 0 }
  const ids = read(root?.Plans?.at(-1))
  return { all, count: all - ids, ids }
}
