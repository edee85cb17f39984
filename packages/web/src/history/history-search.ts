import { HISTORY_ACTIONS } from '@bank/contract/history-words'
import * as z from 'zod'
import { choiceParam, dayParam, idParam, pageParam, textParam } from '../ui/list-search.ts'

export const historySearch = z.object({
  page: pageParam,
  ac_id: idParam,
  resource: textParam,
  action: choiceParam(HISTORY_ACTIONS),
  from: dayParam,
  to: dayParam,
  /** The history of one question and its parts. */
  question_id: idParam,
})
