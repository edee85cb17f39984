import { QUESTION_CHOICES, type QuestionChoices } from '@bank/contract/question-filters'
import type { QuestionFilters } from '@bank/contract/question-query'
import { FAMILIES } from '@bank/contract/question-words'
import * as z from 'zod'
import { choiceParam, dayParam, idParam, pageParam, severalParam, textParam } from '../../ui/search-params.ts'

const several = Object.fromEntries(
  Object.entries(QUESTION_CHOICES).map(([param, choice]) => [param, severalParam(choice)]),
) as Record<keyof QuestionChoices, ReturnType<typeof severalParam>>

/** All search parameters of a list; each is a filter of the API. */
const params = {
  page: pageParam,
  /** Searches words: what the search box asks. */
  cari: textParam,
  /** Searches parts of codes and texts; of an address from before there were searches by words. */
  q: textParam,
  /** Searches only codes (spec 2); set by links and shown as a chip. */
  question_code: textParam,
  ...several,
  free_trial: choiceParam(['true', 'false']),
  changed: choiceParam(['true', 'false']),
  /** Set by links of the dashboard. */
  family: choiceParam(FAMILIES),
  created_from: dayParam,
  created_to: dayParam,
  updated_from: dayParam,
  updated_to: dayParam,
  order: choiceParam(['oldest', 'edited', 'best']),
} satisfies Record<Exclude<keyof QuestionFilters, 'limit' | 'count'>, z.ZodType>
/** How the list is shown; cards, unless it is said. */
const layout = choiceParam(['table'])

/** The saved view that the list is shown by; what it asks for stands beside. */
const view = idParam

export const questionSearch = z.object({ ...params, layout, view })
export type QuestionSearch = z.output<typeof questionSearch>

/** The SNPMB list has all but these. */
export const snpmbQuestionSearch = questionSearch.omit({
  question_code: true,
  subject_id: true,
  class_id: true,
  ql_id: true,
  family: true,
})
export type SnpmbQuestionSearch = z.output<typeof snpmbQuestionSearch>

/** Of the pages that take questions of either bank; the general bank has no name in the address. */
const bankSearch = questionSearch.extend({ bank: choiceParam(['snpmb']) })
/** `impor`: the import whose questions go out, in the order of its file. */
export const exportSearch = bankSearch.extend({ impor: idParam })
/** Of the page that changes many: the group whose questions they are. */
export const bulkSearch = bankSearch.extend({ group: idParam })
