import { type Account, accountRoutes, isWhole } from '@bank/contract/account'
import { KeyRound } from 'lucide-react'
import { useList } from '../api/list.ts'
import { useSession } from '../api/session.ts'
import { RowDialog, useRowDialog } from '../form/row-dialog.tsx'
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

/** All accounts, for admins: activation and level. */
export function AccountList() {
  const own = useSession()?.ac_id
  const { search, filter, turn } = useListSearch('/shell/')
  const list = useList(accountRoutes.list, search)
  const accounts = list.data?.data.filter(isWhole)
  const reset = useRowDialog('reset-password', {
    list: { data: accounts && { data: accounts }, isPending: list.isPending },
    get: accountRoutes.get,
    id: (row) => row.ac_id,
    belongs: hasAsked,
  })

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
                    {hasAsked(row) && <ResetBadge account={row} onOpen={() => reset.edit(row)} />}
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
      <RowDialog of={reset}>{(row) => row && <ResetDialog account={row} onClose={reset.close} />}</RowDialog>
    </section>
  )
}

const hasAsked = ({ reset_pending }: Account) => reset_pending > 0

function ResetBadge({ account, onOpen }: { account: Account; onOpen: () => void }) {
  return (
    <Button icon={KeyRound} onClick={onOpen} aria-label={`Reset password ${account.reset_pending}, ${account.ac_name}`}>
      Reset password
      <span className="rounded-full bg-trial-soft px-1.5 text-xs leading-5 text-trial">{account.reset_pending}</span>
    </Button>
  )
}
