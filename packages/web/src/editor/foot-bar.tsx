import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { ToolRow } from './tool-row.tsx'

// offset = the bottom padding of the dialog's body: otherwise the text would show in that padding, below the bar
const footClass = 'sticky -bottom-4 sm:-bottom-5 z-10 rounded-b-control border-t border-line bg-foot'

export function FootBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ToolRow label={label} className={footClass}>
      {children}
    </ToolRow>
  )
}

/** Reserves the space of the buttons while there are none, so that the text does not move between two presses. */
export function FootHint({ children }: { children: ReactNode }) {
  return <p className={classes('tool-foot flex items-center px-3.5 text-xs text-muted', footClass)}>{children}</p>
}
