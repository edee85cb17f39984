import type { ApiError } from '@bank/contract/errors'
import { isRepeatable } from '@bank/contract/idempotency'
import type { Reply, Request, Route } from '@bank/contract/route'
import { keepPreviousData, QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { toast } from '../ui/toast.ts'
import { call } from './call.ts'
import { useOnce } from './once.ts'

const RETRIES = 2

/** The cache of what was read. Only what a second try may cure is tried again. */
export const newQueries = () =>
  new QueryClient({
    defaultOptions: {
      // The browser's own idea of "offline" is not trusted: a call is made, and its failure is told.
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: (failures, error) => (error as ApiError).code === 'UNAVAILABLE' && failures < RETRIES,
      },
      mutations: { networkMode: 'always' },
    },
  })

/** A read, cached under its path and what was asked: `useQuery(reading(subjectRoutes.list, { query: { page } }))`. */
export const reading = <R extends Route>(route: R, request: Request<R>) =>
  queryOptions<Reply<R>, ApiError>({
    queryKey: [route.path, request],
    queryFn: ({ signal }) => call(route, request, { signal }),
    placeholderData: keepPreviousData,
  })

interface Action<Values extends FieldValues> {
  /** The reads that must be fetched again afterwards. */
  refreshes?: readonly Route[]
  /** The toast of success. */
  says?: string
  /** The form that the values came from: it shows the refusal instead of a toast, field by field. */
  form?: { setError: UseFormSetError<Values> }
  /** Names what is sent, where that is known by a name: a draft's id, which outlives the page. */
  id?: string
}

/** A change: afterwards the named reads are fetched again and a toast says what happened. A failure is never silent. */
export function useAction<R extends Route, Values extends FieldValues = FieldValues>(
  route: R,
  { refreshes = [], says, form, id }: Action<Values> = {},
) {
  const queries = useQueryClient()
  const once = useOnce(id)
  return useMutation<Reply<R>, ApiError, Request<R>>({
    mutationFn: (request) =>
      isRepeatable(route) ? once((key) => call(route, request, { key })) : call(route, request),
    onSuccess: () => {
      if (says) toast.success(says)
    },
    onError: (error) => (form ? showInForm(form, error) : toast.error(wholeStory(error))),
    // After a refusal too: a row that is stale or gone must not stand in the list any longer.
    onSettled: () => {
      for (const read of refreshes) void queries.invalidateQueries({ queryKey: [read.path] })
    },
  })
}

/** Without a form the reasons have no field to stand at; of what is still in use the reason is the whole sentence. */
function wholeStory({ code, message, fields = {} }: ApiError) {
  const reasons = Object.values(fields)
  return (code === 'IN_USE' && reasons.length > 0 ? reasons : [message, ...reasons]).join(' ')
}

function showInForm<Values extends FieldValues>({ setError }: { setError: UseFormSetError<Values> }, error: ApiError) {
  setError('root.server', { message: error.message })
  for (const [field, message] of Object.entries(error.fields ?? {})) {
    setError(field as FieldPath<Values>, { message })
  }
}
