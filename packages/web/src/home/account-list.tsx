import { type Account, accountRoutes, isWhole } from '@bank/contract/account'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../api/list.ts'
import { useSession } from '../api/session.ts'
import { Button } from '../ui/button.tsx'
import { number } from '../ui/format.ts'
import { useListSearch } from '../ui/list-search.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { Paged } from '../ui/paged.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { AccountActions } from './account-actions.tsx'

const ResetDialog = onDemand(() => import('./reset-dialog.tsx'), 'ResetDialog')

/** All accounts, for an admin: who may come in, and with which rights. */
export function AccountList() {
  const own = useSession()?.ac_id
  const { search, filter, turn } = useListSearch('/shell/')
  const list = useList(accountRoutes.list, search)
  const [approving, setApproving] = useState<Account>()

  return (
    <section aria-labelledby="pengguna" className="mt-8">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="pengguna" className="text-lg">
            Pengguna
          </h2>
          <p role="status" className="text-muted">
            {list.data && `${number(list.data.pagination.totalData)} pengguna ditemukan`}
          </p>
        </div>
        <div className="w-full sm:w-80">
          <SearchBox
            label="Cari nama pengguna"
            value={search.ac_name ?? ''}
            onSearch={(ac_name) => filter({ ac_name: ac_name || undefined })}
          />
        </div>
      </div>
      <Paged list={list} onPage={turn} skeleton={<TableSkeleton />}>
        {(rows) => (
          <Table
            caption="Pengguna"
            rows={rows.filter(isWhole)}
            rowKey={(row) => row.ac_id}
            columns={[
              {
                title: 'Nama',
                cell: (row) => (
                  <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                    {row.ac_name}
                    {row.reset_pending > 0 && <ResetBadge account={row} onOpen={() => setApproving(row)} />}
                  </span>
                ),
              },
              { title: 'Email', cell: (row) => <span className="min-w-0 break-all">{row.ac_email}</span> },
              { title: 'Level', cell: (row) => row.level_name },
              {
                title: 'Aksi',
                kind: 'actions',
                cell: (row) => <AccountActions account={row} isOwn={row.ac_id === own} />,
              },
            ]}
          />
        )}
      </Paged>
      {approving && <ResetDialog account={approving} onClose={() => setApproving(undefined)} />}
    </section>
  )
}

function ResetBadge({ account, onOpen }: { account: Account; onOpen: () => void }) {
  return (
    <Button icon={KeyRound} onClick={onOpen} aria-label={`Reset password ${account.reset_pending}, ${account.ac_name}`}>
      Reset password
      <span className="rounded-full bg-trial-soft px-1.5 text-xs leading-5 text-trial">{account.reset_pending}</span>
    </Button>
  )
}
