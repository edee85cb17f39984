import { LEVEL } from '@bank/contract/access'
import { type Account, accountRoutes, isWhole } from '@bank/contract/account'
import { capabilityRoutes } from '@bank/contract/review-policy'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useList } from '../api/list.ts'
import { reading } from '../api/query.ts'
import { EditButton } from '../ui/edit-button.tsx'
import { useListSearch } from '../ui/list-search.ts'
import { Paged } from '../ui/paged.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { CapabilityDialog } from './capability-dialog.tsx'
import { DOES, wordsOf } from './capability-words.ts'

/** Who may review and publish. Admins may both of all subjects without being told so. */
export function CapabilityList() {
  const { search, filter, turn } = useListSearch('/shell/alur-telaah')
  const list = useList(accountRoutes.list, search)
  const [edited, edit] = useState<Account>()
  return (
    <section aria-labelledby="penelaah" className="mt-8">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 id="penelaah" className="text-lg">
          Penelaah dan penerbit
        </h2>
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
            caption="Penelaah dan penerbit"
            rows={rows.filter(isWhole)}
            rowKey={(row) => row.ac_id}
            columns={[
              { title: 'Nama', cell: (row) => row.ac_name },
              { title: DOES.review, cell: (row) => <Held account={row} what="review" /> },
              { title: DOES.publish, cell: (row) => <Held account={row} what="publish" /> },
              {
                title: 'Aksi',
                kind: 'actions',
                cell: (row) => !isFree(row) && <EditButton name={row.ac_name} onClick={() => edit(row)} />,
              },
            ]}
          />
        )}
      </Paged>
      {edited && <CapabilityDialog account={edited} onClose={() => edit(undefined)} />}
    </section>
  )
}

const isFree = ({ ac_level }: Account) => ac_level === LEVEL.admin

function Held({ account, what }: { account: Account; what: keyof typeof DOES }) {
  const isAdmin = isFree(account)
  const held = useQuery({
    ...reading(capabilityRoutes.list, { params: { id: account.ac_id } }),
    placeholderData: undefined,
    enabled: !isAdmin,
  })
  const words = isAdmin ? 'Semua subjek (Admin)' : held.data ? wordsOf(held.data.data, what) : '…'
  return <span className={words === '-' ? 'text-muted' : undefined}>{words}</span>
}
