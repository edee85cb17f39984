import { ApiError, invalid, questionRoutes, snpmbQuestionRoutes, VIEW_LIMITS, type viewRoutes } from '@bank/contract'
import type { Context, Handlers } from '../http/bind/handler.ts'
import { parse } from '../http/bind/parse.ts'
import { added, edited, found, gone } from '../http/bind/reply.ts'
import * as repo from './view.repo.ts'

const LISTS = { 1: questionRoutes.main, 2: snpmbQuestionRoutes.list }
/** How a list is shown, which its call does not ask. */
const LAYOUTS = ['table']

/** A query as it is kept: what the list of the bank understands, without its page. Throws VALIDATION. */
function keptQuery(product_type: number, query: string): string {
  const asked = [...new URLSearchParams(query)].filter(([, value]) => value !== '')
  const { query: contract } = LISTS[product_type === 2 ? 2 : 1]
  try {
    parse(contract, Object.fromEntries(asked))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw invalid({ query: Object.values(error.fields ?? {}).join(' ') || error.message })
  }
  const isKept = ([name, value]: [string, string]) =>
    name === 'layout'
      ? LAYOUTS.includes(value)
      : name in contract.shape && name !== 'page' && name !== 'limit' && name !== 'count'
  return new URLSearchParams(asked.filter(isKept)).toString()
}

const TOO_MANY = `Paling banyak ${VIEW_LIMITS.each} tampilan. Hapus yang tidak dipakai lagi.`

/** Throws NOT_FOUND for one that the account does not see, FORBIDDEN for one that it may not change. */
async function changeable({ db, actor }: Pick<Context<typeof viewRoutes.update>, 'db' | 'actor'>, id: number) {
  const view = found(await repo.lockView(db, id, actor))
  if (!view.isSeen) throw new ApiError('NOT_FOUND')
  if (!view.isChanged) throw new ApiError('FORBIDDEN')
  return view
}

export const viewHandlers: Handlers<typeof viewRoutes> = {
  list: async ({ query }, { db, actor }) => ({ data: await repo.listViews(db, actor.id, query.product_type) }),

  create: async ({ body: { product_type, name, shared, query, table_columns: columns } }, { db, actor }) => {
    const kept = keptQuery(product_type, query)
    const id = await repo.insertView(db, { owner: actor.id, product_type, name, shared, query: kept, columns })
    if (id === undefined) throw invalid({ name: TOO_MANY })
    return added(found(await repo.findView(db, id)))
  },

  update: async ({ params: { id }, body: { name, shared, query, table_columns: columns } }, context) => {
    const { product_type } = await changeable(context, id)
    const kept = query === undefined ? undefined : keptQuery(product_type, query)
    await repo.updateView(context.db, id, { name, shared, query: kept, columns })
    return edited(found(await repo.findView(context.db, id)))
  },

  remove: async ({ params: { id } }, context) => {
    await changeable(context, id)
    await repo.deleteView(context.db, id)
    return gone()
  },
}
