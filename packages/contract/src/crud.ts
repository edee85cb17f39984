import type * as z from 'zod'
import type { Access } from './access.ts'
import { idParams } from './fields.ts'
import { changed, listOf, oneOf, removed } from './reply.ts'
import { IMAGE_BODY_LIMIT, route } from './route.ts'

/**
 * The five routes that most resources share. A resource spreads them and adds or replaces its own.
 * `thing` is the resource's name in the OpenAPI document; `carriesImage` allows bodies large enough for a data URL.
 */
export function crud<
  Row extends z.ZodObject,
  Query extends z.ZodObject,
  Create extends z.ZodObject,
  Update extends z.ZodObject,
  Listed extends z.ZodObject = Row,
>(
  path: string,
  of: {
    thing: string
    row: Row
    /** A row of the list, where it says more. */
    listed?: Listed
    query: Query
    create: Create
    update: Update
    remove: Access
    carriesImage?: true
  },
) {
  const item = `${path}/:id` as const
  const bodyLimit = of.carriesImage && IMAGE_BODY_LIMIT
  return {
    list: route({
      method: 'GET',
      path,
      access: 'staff',
      summary: `List ${of.thing}`,
      query: of.query,
      response: listOf((of.listed ?? of.row) as Listed),
    }),
    get: route({
      method: 'GET',
      path: item,
      access: 'staff',
      summary: `Read one ${of.thing}`,
      params: idParams,
      response: oneOf(of.row),
    }),
    create: route({
      method: 'POST',
      path,
      access: 'staff',
      summary: `Add ${of.thing}`,
      body: of.create,
      bodyLimit,
      status: 201,
      response: changed(of.row),
    }),
    update: route({
      method: 'PATCH',
      path: item,
      access: 'staff',
      summary: `Edit ${of.thing}`,
      params: idParams,
      body: of.update,
      bodyLimit,
      response: changed(of.row),
    }),
    remove: route({
      method: 'DELETE',
      path: item,
      access: of.remove,
      summary: `Delete ${of.thing}`,
      params: idParams,
      response: removed,
    }),
  }
}
