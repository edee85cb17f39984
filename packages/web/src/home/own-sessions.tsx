import { type OpenSession, SESSION_ENDED, sessionRoutes } from '@bank/contract/session'
import { useQuery } from '@tanstack/react-query'
import { reading, useAction } from '../api/query.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { dateTime } from '../ui/format.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Where the account is signed in; all but this session can be ended. */
export function OwnSessions() {
  const sessions = useQuery({ ...reading(sessionRoutes.list, {}), staleTime: 0 })
  const endOthers = useAction(sessionRoutes.removeOthers, { says: SESSION_ENDED })
  const rows = sessions.data?.data ?? []
  return (
    <section aria-labelledby="sesi">
      <h3 id="sesi" className="text-md leading-6">
        Sesi Anda
      </h3>
      <p className="text-sm text-muted">Perangkat yang sedang masuk dengan akun ini.</p>
      {sessions.isPending && <Skeleton className="mt-2 h-14" />}
      <LoadFailure of={[sessions]} />
      <ul className="mt-2 divide-y divide-line rounded-card border border-line empty:hidden">
        {rows.map((row) => (
          <OwnSession key={row.id} row={row} />
        ))}
      </ul>
      {rows.length > 1 && (
        <Button className="mt-3" busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
          Akhiri semua sesi lain
        </Button>
      )}
    </section>
  )
}

function OwnSession({ row }: { row: OpenSession }) {
  const end = useAction(sessionRoutes.remove, { says: SESSION_ENDED })
  const name = row.device_name ?? 'Perangkat tidak diketahui'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
          {name}
          {row.current && <Chip>Sesi ini</Chip>}
        </p>
        <p className="text-sm break-words text-muted">
          {row.address && `${row.address}, `}masuk {dateTime(row.created_at)}, terakhir dipakai{' '}
          {dateTime(row.last_used_at)}
        </p>
      </div>
      {!row.current && (
        <Button
          kind="quiet"
          busy={end.isPending}
          onClick={() => end.mutate({ params: { id: row.id } })}
          aria-label={`Akhiri sesi ${name}, masuk ${dateTime(row.created_at)}`}
        >
          Akhiri
        </Button>
      )}
    </li>
  )
}
