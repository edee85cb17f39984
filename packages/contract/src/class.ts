import * as z from 'zod'
import { crud } from './crud.ts'
import { audit, id, name, search, seenAt } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'

export const stage = z.enum(['SD', 'SMP', 'SMA'], { error: 'Pilih SD, SMP, atau SMA.' })

const classRow = audit
  .extend({
    id_class: id,
    class_name: z.string(),
    stage,
    id_class_creator: id.nullable(),
    id_class_updater: id.nullable(),
  })
  .meta({ id: 'Class' })
export type Class = z.infer<typeof classRow>

export const classCreate = z.object({ class_name: name, stage })

export const classPaging: Paging = { size: 5, whole: true }
export const classRoutes = crud('/v1/class', {
  thing: 'classes (kelas)',
  row: classRow,
  query: pageQuery.extend({ class_name: search }),
  create: classCreate,
  update: classCreate.partial().extend(seenAt.shape),
  remove: 'admin',
})
