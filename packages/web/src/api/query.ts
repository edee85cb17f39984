import { type ApiError, HELD_SECONDS } from '@bank/contract/errors'
import { isRepeatable } from '@bank/contract/idempotency'
import type { Reply, Request, Route } from '@bank/contract/route'
import {
  keepPreviousData,
  MutationCache,
  QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { text } from '../ui/text.ts'
import { toast } from '../ui/toast.ts'
import { call } from './call.ts'
import { useOnce } from './once.ts'

const RETRIES = 2

/** The cache of what was read, and what follows every change. Only what a second try may cure is tried again. */
export const newQueries = () =>
  new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _request, _before, { meta }) => {
        if (meta?.says) toast.success(meta.says)
      },
      // A failure is never silent.
      onError: (error, _request, _before, { meta }) => {
        if (meta?.form) showInForm(meta.form, error as ApiError)
        else toast.error(wholeStory(error as ApiError))
      },
      // After a refusal too: a row that is stale or gone must not stand in the list any longer.
      onSettled: (_data, _error, _request, _before, { meta }, { client }) => {
        for (const resource of new Set(meta?.refreshes.map(resourceOf)))
          void client.invalidateQueries({ queryKey: [resource] })
      },
    }),
    defaultOptions: {
      // `navigator.onLine` is unreliable: always send the call and show its failure.
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: mayPass,
      },
      mutations: { networkMode: 'always', retry: goesAgain },
    },
  })

/** What a second try may cure. */
const mayPass = (failures: number, error: Error) => (error as ApiError).code === 'UNAVAILABLE' && failures < RETRIES

const SENT_AGAIN = 'Data ini sedang diubah dari tempat lain. Simpanan Anda dikirim lagi.'

/** A change whose row another change held too long was not done: it is sent again, under the same key, and told so. */
function goesAgain(failures: number, error: Error) {
  const isHeld = mayPass(failures, error) && (error as ApiError).retryAfterSeconds === HELD_SECONDS
  if (isHeld && failures === 0) toast.success(SENT_AGAIN)
  return isHeld
}

/** A read, cached under its resource and what was asked: `useQuery(reading(subjectRoutes.list, { query: { page } }))`. */
export const reading = <R extends Route>(route: R, request: Request<R>) =>
  queryOptions<Reply<R>, ApiError>({
    queryKey: [resourceOf(route), route.path, request],
    queryFn: ({ signal }) => call(route, request, { signal }),
    placeholderData: keepPreviousData,
  })

interface Action {
  /** Reads of other resources that show what is changed; those of its own are fetched again in any case. */
  refreshes?: readonly Route[]
  /** The toast of success, where it is not the usual one of such a change; none when it is empty. */
  says?: string
  /** The form that the values came from: it shows the refusal instead of a toast, field by field. */
  form?: Form
  /** Names what is sent, where that is known by a name: a draft's id, which outlives the page. */
  id?: string
}

/** Of react-hook-form; a method, so that a form of any values fits. */
interface Form {
  setError(field: string, error: { message: string }): void
}

interface Meta extends Record<string, unknown> {
  refreshes: readonly Pick<Route, 'path'>[]
  says: string
  form: Form | undefined
}
declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Meta
  }
}

const SAYS = { GET: '', POST: text.added, PATCH: text.edited, DELETE: text.removed }

/** A change, sent once however often it is tried; what follows it is the same for all, see newQueries. */
export function useAction<R extends Route>(
  route: R,
  { refreshes = [], says = SAYS[route.method], form, id }: Action = {},
) {
  const once = useOnce(id)
  return useMutation<Reply<R>, ApiError, Request<R>>({
    mutationFn: (request) =>
      isRepeatable(route) ? once((key) => call(route, request, { key })) : call(route, request),
    meta: { refreshes: [route, ...refreshes], says, form },
  })
}

/**
 * Puts a row that was saved in the place of its older version in all reads of these routes, until they are read again:
 * an edit that begins at once begins with the version that is stored. Other reads of the resource may tell of the row in
 * another shape, and stay.
 */
export function useShowSaved<Row>(routes: readonly Route[], id: (row: Row) => number) {
  const client = useQueryClient()
  return (saved: Row) => {
    const isSaved = (row: Row) => id(row) === id(saved)
    for (const route of routes)
      for (const query of client.getQueryCache().findAll({ queryKey: [resourceOf(route), route.path] })) {
        const { data: reply, isInvalidated } = query.state as { data?: { data: Row[] }; isInvalidated: boolean }
        // a list without the row, such as the choices of another form, stays as it is: it is to be read again
        if (!Array.isArray(reply?.data) || !reply.data.some(isSaved)) continue
        client.setQueryData(query.queryKey, { ...reply, data: reply.data.map((row) => (isSaved(row) ? saved : row)) })
        if (isInvalidated) query.invalidate()
      }
  }
}

/** `/v1/subject` of `/v1/subject/:id`: a change of one row is seen in all reads of its resource. */
const resourceOf = ({ path }: Pick<Route, 'path'>) => path.split('/:')[0]

/** Without a form the reasons have no field to stand at; of what is still in use the reason is the whole sentence. */
function wholeStory({ code, message, fields = {} }: ApiError) {
  const reasons = Object.values(fields)
  return (code === 'IN_USE' && reasons.length > 0 ? reasons : [message, ...reasons]).join(' ')
}

function showInForm(form: Form, error: ApiError) {
  form.setError('root.server', { message: error.message })
  for (const [field, message] of Object.entries(error.fields ?? {})) form.setError(field, { message })
}
