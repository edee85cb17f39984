import { ApiError, type Input, isRead, type Route } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import type { Ticket } from '../../db/idempotency-keys.ts'
import { RowsInTurns } from '../../db/rows-in-turns.ts'
import { inTransaction } from '../../db/transaction.ts'
import { turnsByKey } from '../../process/turns-by-key.ts'
import { FileAnswer } from './file-answer.ts'
import type { Actor, Context, Handle, Handler } from './handler.ts'
import { once } from './idempotency.ts'
import type { JsonAnswer } from './write-json.ts'

interface Call {
  input: Input<Route>
  context: Context<Route>
  /** The name of the change in the history. */
  change: string
  ticket: Ticket | null
  /** Aborted when the client was told that it failed. */
  late: AbortSignal
  write: (reply: unknown) => JsonAnswer
  /** It may take long, so it waits apart from the short ones of its account. */
  isLong: boolean
}

/**
 * Changes of one account at once, of the ten connections of the pool: changes of the same row wait for each other, and
 * each holds a connection meanwhile. Long ones keep no others of the account waiting.
 */
const inTurnOf = { short: turnsByKey<number>(3), long: turnsByKey<number>(1) }
/** Calls of one account that read what it sends, or much of the bank, at once. */
const readInTurn = turnsByKey<number>(2)

/** Runs a call, cleaning and all, in its account's turn where it only reads and costs much. */
export function inReadingTurn<Result>(
  route: Route,
  actor: Actor | null,
  work: () => Promise<Result>,
  late: AbortSignal,
) {
  return actor && (route.onlyReads || route.readsMuch) ? readInTurn(actor.id, work, late) : work()
}

/** The reply with only the contract's fields, or a refusal whose changes were saved. */
export async function runCall(
  route: Route,
  handler: Handler<Route>,
  { input, context, change, ticket, late, write, isLong }: Call,
): Promise<object> {
  const handle: Handle<Route> = 'prepare' in handler ? await prepared(handler.prepare(input, context)) : handler
  const answer = async (db: Db): Promise<object> => {
    const outcome = await handle(input, { ...context, db })
    if (outcome instanceof RowsInTurns || outcome instanceof FileAnswer) return outcome
    return outcome instanceof ApiError ? outcome : write(outcome)
  }
  if (isRead(route)) return answer(context.db)
  const { actor } = context
  const changed = () =>
    inTransaction(context.db, { actor: actor?.id ?? null, change }, async (db) => {
      const outcome = await (ticket ? once(db, ticket, () => answer(db)) : answer(db))
      late.throwIfAborted() // the client has been told that it failed, so nothing may be saved
      return outcome
    })
  if (!actor || route.endsSessions) return changed()
  return inTurnOf[isLong ? 'long' : 'short'](actor.id, changed, late)
}

async function prepared(
  ready: Promise<(context: Context<Route>) => ReturnType<Handle<Route>>>,
): Promise<Handle<Route>> {
  const act = await ready
  return (_, context) => act(context)
}
