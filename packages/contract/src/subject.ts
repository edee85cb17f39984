import * as z from 'zod'
import { crud } from './crud.ts'
import { audit, id, name, optionalCode, search, seenAt } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { FAMILIES } from './question-words.ts'

/** The two families that totals and charts count; a subject may belong to neither. */
export const family = z.enum(FAMILIES)
export type Family = z.infer<typeof family>

const subject = audit
  .extend({
    id_subject: id,
    subject_name: z.string(),
    code: z.string(),
    family: family.nullable(),
    id_subject_creator: id.nullable(),
    id_subject_updater: id.nullable(),
  })
  .meta({ id: 'Subject' })
export type Subject = z.infer<typeof subject>

export const subjectCreate = z.object({
  subject_name: name,
  code: optionalCode,
  family: z.union([z.literal('').transform(() => null), family]).nullish(),
})

export const subjectPaging: Paging = { size: 5, whole: true }
export const subjectRoutes = crud('/v1/subject', {
  thing: 'subjects (subjek)',
  row: subject,
  query: pageQuery.extend({ subject_name: search }),
  create: subjectCreate,
  update: subjectCreate.partial().extend(seenAt.shape),
  remove: 'admin',
})
