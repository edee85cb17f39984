import { LABELS, STATUSES } from '@bank/contract/question-words'
import * as z from 'zod'
import { choiceParam, idParam, pageParam, textParam } from '../ui/list-search.ts'

export const snpmbCatalogueSearch = z.object({ page: pageParam })

export const snpmbQuestionSearch = z.object({
  page: pageParam,
  q: textParam,
  category_id: idParam,
  status: choiceParam(STATUSES),
  label: choiceParam(LABELS),
  id_question_creator: idParam,
})
