import { BANKS, type BankName } from '@bank/contract/bank'
import { type View, viewRoutes } from '@bank/contract/view'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reading } from '../../api/query.ts'
import { useSession } from '../../api/session.ts'
import { chooseColumns, columnsKey, useChosenColumns } from '../table/chosen-columns.ts'
import { addressOf, isSameQuery, queryIn } from './query.ts'

export interface ViewsProps {
  bank: BankName
}

/** The saved views of a bank's list, and how the list that is shown stands to the one that its address names. */
export function useViews(bank: BankName) {
  const product_type = BANKS[bank].product_type
  const session = useSession()
  const navigate = useNavigate()
  // as it stands: the screen's own search leaves out what its fields do not know
  const address = useLocation({ select: ({ search }) => search }) as Record<string, unknown>
  // this code may have been loaded while somebody logged out
  const known = useQuery({ ...reading(viewRoutes.list, { query: { product_type } }), enabled: session !== null })
  const views = known.data?.data ?? []
  // one that was deleted, or that is not shared, is none
  const active = views.find(({ id }) => String(id) === String(address.view))
  const key = columnsKey(bank, active?.id)
  const chosen = useChosenColumns(key)
  useEffect(() => {
    if (active && chosen === null) chooseColumns(key, active.table_columns)
  }, [active, chosen, key])

  const now = { query: queryIn(address), table_columns: (chosen ?? '').split(',').filter(Boolean) }
  const isChanged =
    active !== undefined &&
    !(isSameQuery(now.query, active.query) && (chosen === null || chosen === active.table_columns.join()))
  const go = (search: Record<string, string>, replace: boolean) =>
    void navigate({ to: '.', search: search as never, replace, resetScroll: false, ignoreBlocker: true })
  const isOwn = (view: View) => view.id_owner === session?.ac_id
  return {
    product_type,
    views,
    active,
    now,
    isChanged,
    isOwn,
    mayChange: (view: View) => isOwn(view) || session?.ac_level === 1,
    show: (view: View, replace = false) => {
      chooseColumns(columnsKey(bank, view.id), view.table_columns)
      go({ view: String(view.id), ...addressOf(view.query) }, replace)
    },
    leave: () => go({}, false),
  }
}
