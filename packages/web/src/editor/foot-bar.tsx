import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { ToolRow } from './tool-row.tsx'

const footClass = 'sticky bottom-0 z-10 rounded-b-control border-t border-line bg-foot'

/** The row of buttons at the editor's foot. */
export function FootBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ToolRow label={label} className={footClass}>
      {children}
    </ToolRow>
  )
}

/** Keeps the buttons' place while there are none: a text that moved would not be where the second press goes. */
export function FootHint({ children }: { children: ReactNode }) {
  return <p className={classes('tool-foot flex items-center px-3.5 text-xs text-muted', footClass)}>{children}</p>
}
