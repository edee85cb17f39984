import * as z from 'zod'
import { file } from './export.ts'
import { id, idParams } from './fields.ts'
import { IMPORT_ROW_STATES } from './import-row.ts'
import { type Paging, pageQuery } from './page.ts'
import { listOf } from './reply.ts'
import { route } from './route.ts'

/** `kept_out`: not in the bank, for a reason that is told. What the file did not change is in neither. */
const PARTS = ['saved', 'kept_out'] as const

const importReportRow = z
  .object({
    id_import_row: id,
    /** Its place among the questions of the file. */
    no: id,
    state: z.enum(IMPORT_ROW_STATES),
    /** The beginning of its text, without marks. */
    text: z.string(),
    /** Where it begins in the file. */
    place: z.string(),
    /** The question in the bank; null where there is none, or none any more. */
    id_question: id.nullable(),
    code: z.string().nullable(),
    /** Why it is not in the bank, or what else is to be said. */
    reasons: z.array(z.string()),
  })
  .meta({ id: 'ImportReportRow' })
export type ImportReportRow = z.infer<typeof importReportRow>

const path = '/v1/import/:id/report'
const staff = { access: 'staff' } as const

export const importReportPaging: Paging = { size: 10, whole: false }
export const importReportRoutes = {
  list: route({
    ...staff,
    method: 'GET',
    path,
    summary:
      'Tell what became of the questions of an import: those in the bank with their codes, or the others with the reasons',
    params: idParams,
    query: pageQuery.extend({ part: z.enum(PARTS, { error: 'Pilihan tidak valid.' }).optional() }),
    response: listOf(importReportRow),
  }),
  file: route({
    ...staff,
    method: 'GET',
    path: `${path}/file`,
    replyType: 'file',
    summary: 'Download what became of all questions of an import, as CSV',
    params: idParams,
    response: file,
  }),
}
