import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { onDemand } from '../../ui/on-demand.tsx'

const SearchSyntax = onDemand(() => import('./search-syntax.tsx'), 'SearchSyntax')

/** Opens a short help for what the search box understands. */
export function SearchHelp() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-label="Cara mencari" onClick={() => setOpen(true)}>
        ?
      </Button>
      {open && <SearchSyntax onClose={() => setOpen(false)} />}
    </>
  )
}
