import * as z from 'zod'
import { flag, id, idParams, line, productType } from './fields.ts'
import { changed, removed } from './reply.ts'
import { route } from './route.ts'

export const VIEW_LIMITS = { each: 100, shown: 1_000, letters: 2_000 } as const

const view = z
  .object({
    id,
    name: z.string(),
    /** Whether the others see it too. */
    shared: z.boolean(),
    product_type: z.int(),
    /** Filters, order and layout, as the address of the list says them. */
    query: z.string(),
    /** Of the table, in their order; none: the usual ones. */
    table_columns: z.array(z.string()),
    id_owner: id,
    name_owner: z.string(),
  })
  .meta({ id: 'View' })
export type View = z.infer<typeof view>

const query = z.string().max(VIEW_LIMITS.letters, 'Saringan ini terlalu panjang untuk disimpan.')
/** Names of columns, which the web knows. */
const columns = z.array(z.string().regex(/^[a-z_]{1,40}$/)).max(50)
const viewCreate = z.object({
  product_type: productType,
  name: line(100),
  shared: flag.optional(),
  /** Left out: all of the list. */
  query: query.default(''),
  table_columns: columns.optional(),
})

const path = '/v1/view'
const item = `${path}/:id` as const
export const viewRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'staff',
    summary: "List one's own saved views of a bank's list, and those that others share",
    query: z.object({ product_type: productType }),
    response: z.object({ data: z.array(view) }),
  }),
  create: route({
    method: 'POST',
    path,
    access: 'staff',
    summary: `Save a view of the list of a bank: its query, and columns of the table; at most ${VIEW_LIMITS.each} for each account`,
    body: viewCreate,
    status: 201,
    response: changed(view),
  }),
  update: route({
    method: 'PATCH',
    path: item,
    access: 'staff',
    summary: "Edit one's own view, or as level 1 a shared one",
    params: idParams,
    body: viewCreate.omit({ product_type: true, query: true }).partial().extend({ query: query.optional() }),
    response: changed(view),
  }),
  remove: route({
    method: 'DELETE',
    path: item,
    access: 'staff',
    summary: "Delete one's own view, or as level 1 a shared one",
    params: idParams,
    response: removed,
  }),
}
