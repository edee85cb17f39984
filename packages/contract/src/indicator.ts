import * as z from 'zod'
import { crud } from './crud.ts'
import { audit, id, idInput, name, search, seenAt } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'

const indicator = audit
  .extend({
    id,
    name: z.string(),
    subject_id: id,
    subject_name: z.string(),
    id_creator: id.nullable(),
    id_updater: id.nullable(),
  })
  .meta({ id: 'Indicator' })
export type Indicator = z.infer<typeof indicator>

export const indicatorCreate = z.object({ name, subject_id: idInput })

export const indicatorPaging: Paging = { size: 10, whole: true }
export const indicatorRoutes = crud('/v1/indicator', {
  thing: 'indicators (indikator)',
  row: indicator,
  query: pageQuery.extend({ name: search, subject_id: idInput.optional() }),
  create: indicatorCreate,
  update: indicatorCreate.partial().extend(seenAt.shape),
  remove: 'admin',
})
