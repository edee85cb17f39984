import { Toolbar as Base } from '@base-ui/react/toolbar'
import type { ReactNode } from 'react'

/** The row of buttons at the editor's foot. */
export function FootBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Root
      aria-label={label}
      className="sticky bottom-0 z-10 flex items-center overflow-x-auto rounded-b-control border-t border-line bg-foot px-1.5 py-1 sm:flex-wrap"
    >
      {children}
    </Base.Root>
  )
}
