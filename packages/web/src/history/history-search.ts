import { HISTORY_ACTIONS } from '@bank/contract/history-words'
import * as z from 'zod'
import { choiceParam, dayParam, idParam, pageParam, textParam } from '../ui/search-params.ts'

export const historySearch = z.object({
  page: pageParam,
  ac_id: idParam,
  resource: textParam,
  action: choiceParam(HISTORY_ACTIONS),
  from: dayParam,
  to: dayParam,
  /** The other list of Riwayat: who signed in, and how. Admins alone see it. */
  about: choiceParam(['access']),
  /** Which events that list shows. */
  kind: textParam,
  /** Only the history of one question and its parts. */
  question_id: idParam,
})
