import * as z from 'zod'
import { crud } from './crud.ts'
import { audit, filledFragment, id, idInput, seenAt } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'

const keyword = audit.extend({ id_keyword: id, question_id: id, keyword_text: z.string() }).meta({ id: 'Keyword' })

export const keywordCreate = z.object({ question_id: idInput, keyword_text: filledFragment })

export const keywordPaging: Paging = { size: 10, whole: false }
export const keywordRoutes = crud('/v1/keyword', {
  thing: 'keywords (kata kunci)',
  row: keyword,
  query: pageQuery.extend({ question_id: idInput.optional() }),
  create: keywordCreate,
  update: keywordCreate.omit({ question_id: true }).partial().extend(seenAt.shape),
  remove: 'staff',
})
