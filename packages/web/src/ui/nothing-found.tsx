// <Paged empty={<NothingFound search={search} onFilter={filter} />} ...>: for a search without results; leads back to all.
import { RotateCcw } from 'lucide-react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface NothingFoundProps<Search> {
  search: Search
  onFilter: (change: Partial<Search>) => void
}

export function NothingFound<Search extends { page?: number }>({ search, onFilter }: NothingFoundProps<Search>) {
  const { page: _, ...asked } = search
  const keys = Object.entries(asked).flatMap(([key, value]) => (value === undefined ? [] : [key]))
  const clear = () => onFilter(Object.fromEntries(keys.map((key) => [key, undefined])) as Partial<Search>)
  return (
    <EmptyState
      action={
        keys.length > 0 && (
          <Button icon={RotateCcw} onClick={clear}>
            Tampilkan semua
          </Button>
        )
      }
    />
  )
}
