import type { QuestionFilters } from '@bank/contract/question-query'
import { FAMILIES, LABELS, MISSING, QUESTION_FORMS, STATUSES } from '@bank/contract/question-words'
import * as z from 'zod'
import { choiceParam, dayParam, idParam, pageParam, textParam } from '../../ui/search-params.ts'

/** Filters of the API without a field on the screen. */
type NotOffered = 'has' | 'free_trial' | 'updated_from' | 'updated_to' | 'id_question_updater' | 'finding'

/** All search parameters of a list; each is a filter of the API. */
const params = {
  page: pageParam,
  /** Searches words: what the search box asks. */
  cari: textParam,
  count: choiceParam(['exact']),
  /** Searches parts of codes and texts; of an address from before there were searches by words. */
  q: textParam,
  /** Searches only codes (spec 2); set by links and shown as a chip. */
  question_code: textParam,
  subject_id: idParam,
  class_id: idParam,
  category_id: idParam,
  topic_id: idParam,
  ql_id: idParam,
  id_question_creator: idParam,
  status: choiceParam(STATUSES),
  label: choiceParam(LABELS),
  form: choiceParam(QUESTION_FORMS),
  /** Set by links of the dashboard. */
  family: choiceParam(FAMILIES),
  missing: choiceParam(MISSING),
  created_from: dayParam,
  created_to: dayParam,
  order: choiceParam(['oldest', 'edited', 'best']),
} satisfies Record<Exclude<keyof QuestionFilters, 'limit' | NotOffered>, z.ZodType>
/** How the list is shown; cards, unless it is said. */
const layout = choiceParam(['table'])

export const questionSearch = z.object({ ...params, layout })
export type QuestionSearch = z.output<typeof questionSearch>

const { page, cari, count, q, category_id, form, status, label, id_question_creator, order } = params
/** The SNPMB list has only these filters. */
export const snpmbQuestionSearch = z.object({
  page,
  cari,
  count,
  q,
  category_id,
  form,
  status,
  label,
  id_question_creator,
  order,
  layout,
})
export type SnpmbQuestionSearch = z.output<typeof snpmbQuestionSearch>

/** Of the pages that take questions of either bank; the general bank has no name in the address. */
const bankSearch = questionSearch.extend({ bank: choiceParam(['snpmb']) })
/** `impor`: the import whose questions go out, in the order of its file. */
export const exportSearch = bankSearch.extend({ impor: idParam })
/** Of the page that changes many: the group whose questions they are. */
export const bulkSearch = bankSearch.extend({ group: idParam })
