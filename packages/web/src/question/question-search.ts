import { FAMILIES, LABELS, MISSING, STATUSES } from '@bank/contract/question-words'
import * as z from 'zod'
import { choiceParam, dayParam, idParam, pageParam, textParam } from '../ui/list-search.ts'

export const questionSearch = z.object({
  page: pageParam,
  /** In codes and, from three letters, in texts. */
  q: textParam,
  /** In codes alone (spec 2): links may ask for it, the search box shows it. */
  question_code: textParam,
  subject_id: idParam,
  class_id: idParam,
  category_id: idParam,
  topic_id: idParam,
  ql_id: idParam,
  id_question_creator: idParam,
  status: choiceParam(STATUSES),
  label: choiceParam(LABELS),
  /** What the dashboard's links ask for. */
  family: choiceParam(FAMILIES),
  missing: choiceParam(MISSING),
  created_from: dayParam,
  created_to: dayParam,
  order: choiceParam(['oldest']),
})
