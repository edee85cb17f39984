import * as z from 'zod'
import { file } from './export.ts'
import { productType } from './fields.ts'
import { route } from './route.ts'

const TEMPLATE_KINDS = ['docx', 'xlsx', 'csv'] as const
export type TemplateKind = (typeof TEMPLATE_KINDS)[number]

export const importTemplateRoutes = {
  get: route({
    access: 'staff',
    method: 'GET',
    path: '/v1/import-template/:kind',
    replyType: 'file',
    summary: 'Download a file to fill in, with an example of each form; a workbook offers the names of this bank',
    params: z.object({ kind: z.enum(TEMPLATE_KINDS, { error: 'Pilihan tidak valid.' }) }),
    query: z.object({ product_type: productType.optional() }),
    response: file,
  }),
}
