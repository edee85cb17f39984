import { accountRoutes } from '@bank/contract/account'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../api/query.ts'
import { dateTime } from '../ui/format.ts'
import { LoadFailure } from '../ui/load-failure.tsx'

/** When and from where each new password was asked for: the owner knows which of them is theirs. */
export function PendingResets({ id }: { id: number }) {
  const pending = useQuery({ ...reading(accountRoutes.pendingResets, { params: { id } }), staleTime: 0 })
  return (
    <div>
      <p>Diminta:</p>
      <ul className="min-h-6 list-disc pl-5">
        {pending.data?.data.map(({ at, address }) => (
          <li key={at}>
            {dateTime(at)}
            {address && `, dari ${address}`}
          </li>
        ))}
      </ul>
      <LoadFailure of={[pending]} />
    </div>
  )
}
