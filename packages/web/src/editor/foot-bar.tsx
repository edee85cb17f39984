import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { ToolRow } from './tool-row.tsx'

// as far down as the dialog's body scrolls: in its padding the text would show again beneath the bar
const footClass = 'sticky -bottom-4 sm:-bottom-5 z-10 rounded-b-control border-t border-line bg-foot'

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
