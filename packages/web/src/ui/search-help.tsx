import { useState } from 'react'
import { Button } from './button.tsx'
import { onDemand } from './on-demand.tsx'
import type { SearchedThing } from './search-syntax.tsx'

const SearchSyntax = onDemand(() => import('./search-syntax.tsx'), 'SearchSyntax')

/** Opens a short help for what the search box of a list of `thing` understands. */
export function SearchHelp({ thing }: { thing: SearchedThing }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-label="Cara mencari" onClick={() => setOpen(true)}>
        ?
      </Button>
      {open && <SearchSyntax thing={thing} onClose={() => setOpen(false)} />}
    </>
  )
}
