import type { ApiError } from '@bank/contract/errors'
import { importReportRoutes } from '@bank/contract/import-report'
import { escaped } from '@bank/exchange/formula/escape'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { PickedQuestion } from './picked.ts'

const PAGE = 100

/** The questions that an import saved, in the order of its file; those that were deleted since are none. */
export const readingImported = (id: number) =>
  queryOptions<PickedQuestion[], ApiError>({
    queryKey: [importReportRoutes.list.path, 'questions', id],
    queryFn: async ({ signal }) => {
      const questions: PickedQuestion[] = []
      for (let page = 1; ; page++) {
        const query = { part: 'saved', limit: PAGE, page } as const
        const { data, pagination } = await call(importReportRoutes.list, { params: { id }, query }, { signal })
        questions.push(...data.flatMap(({ id_question, code, text }) => pickedOf(id_question, code, text)))
        if (page * PAGE >= pagination.totalData) return questions
      }
    },
  })

const pickedOf = (id: number | null, code: string | null, text: string): PickedQuestion[] =>
  id === null || code === null ? [] : [{ id_question: id, code, children: 0, question_text: escaped(text) }]
