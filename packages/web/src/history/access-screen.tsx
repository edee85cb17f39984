import { SECURITY_EVENTS, securityEventRoutes } from '@bank/contract/security-event'
import { useList } from '../api/list.ts'
import { asOptions, choiceOf, useAccounts } from '../api/lookups.ts'
import { FilterBar } from '../ui/filter-bar.tsx'
import { dateTime } from '../ui/format.ts'
import { useListSearch } from '../ui/list-search.ts'
import { NothingFound } from '../ui/nothing-found.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { eventOptions, sentenceOfEvent } from './access-words.ts'

const ROWS = 20

/** Who signed in, who failed, and what became of passwords: for admins, apart from what happened to content. */
export function AccessScreen() {
  const { search, filter, turn } = useListSearch('/shell/history')
  const { page, ac_id, from, to } = search
  const kind = SECURITY_EVENTS.find((one) => one === search.kind)
  const list = useList(securityEventRoutes.list, { page, ac_id, kind, from, to, limit: ROWS })
  const people = asOptions(useAccounts().data?.data, choiceOf.account)
  return (
    <>
      <PageHeader
        title="Masuk dan keamanan"
        count={list.data?.pagination.totalData}
        thing="peristiwa"
        back="/history"
        trail={[{ label: 'Beranda', to: '/' }, { label: 'Riwayat', to: '/history' }, { label: 'Masuk dan keamanan' }]}
      />
      <FilterBar
        thing="peristiwa"
        search={search}
        onFilter={filter}
        filters={[
          { kind: 'choice', key: 'ac_id', label: 'Orang', options: people },
          { kind: 'choice', key: 'kind', label: 'Peristiwa', options: eventOptions },
          { kind: 'date', key: 'from', label: 'Dari' },
          { kind: 'date', key: 'to', label: 'Sampai' },
        ]}
      />
      <Paged
        list={list}
        onPage={turn}
        skeleton={<TableSkeleton />}
        empty={<NothingFound search={{ page, ac_id, kind, from, to }} onFilter={filter} />}
      >
        {(events) => (
          <Table
            caption="Masuk dan keamanan"
            rows={events}
            rowKey={({ id }) => id}
            columns={[
              { title: 'Peristiwa', cell: (event) => <span className="break-words">{sentenceOfEvent(event)}</span> },
              { title: 'Waktu', cell: ({ at }) => <time dateTime={at}>{dateTime(at)}</time> },
              { title: 'Alamat', cell: ({ address }) => address ?? '–' },
              { title: 'Perangkat', cell: ({ device_name }) => device_name ?? '–' },
            ]}
          />
        )}
      </Paged>
    </>
  )
}
