import { ApiError } from '@bank/contract/errors'
import { exportRoutes } from '@bank/contract/export'
import type { Question } from '@bank/contract/question'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const PAGE = 100
const CHANGED = 'Soalnya berubah selagi dibaca. Coba lagi.'

/** All questions of an export in its order, read page by page. `onProgress` hears how many have come, and of how many. */
export const readingAll = (id: number, onProgress: (came: number, of: number) => void) =>
  queryOptions<Question[], ApiError>({
    queryKey: [exportRoutes.list.path, 'all questions', id],
    queryFn: async ({ signal }) => {
      const questions: Question[] = []
      for (let page = 1; ; page++) {
        const query = { page, limit: PAGE }
        const { data, pagination } = await call(exportRoutes.questions, { params: { id }, query }, { signal })
        questions.push(...data)
        onProgress(questions.length, pagination.totalData)
        // one that was deleted meanwhile moves the others up, and one of them would be missing
        if (data.length < PAGE && questions.length !== pagination.totalData)
          throw new ApiError('CONFLICT', { message: CHANGED })
        if (questions.length >= pagination.totalData) return questions
      }
    },
  })
