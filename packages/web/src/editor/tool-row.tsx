import { Toolbar as Base } from '@base-ui/react/toolbar'
import { Ellipsis } from 'lucide-react'
import { type FocusEvent, type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import { classes } from '../ui/classes.ts'
import { toolClass } from './tool-button.tsx'

interface ToolRowProps {
  label: string
  className: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Buttons in one row. If they do not fit, a last button opens further rows; scrolling would hide buttons without a hint. */
export function ToolRow({ label, className, children, ref }: ToolRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const overflows = useOverflows(row, open)
  const openForFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const { offsetTop = 0, clientHeight = 0 } = row.current ?? {}
    if (target.offsetTop >= offsetTop + clientHeight) setOpen(true)
  }
  return (
    <Base.Root
      ref={ref}
      aria-label={label}
      onFocus={openForFocus}
      className={classes('flex items-start px-0.5', className)}
    >
      <div
        ref={row}
        className={classes('flex min-w-0 flex-1 flex-wrap items-center overflow-hidden p-1', !open && 'tool-row-one')}
      >
        {children}
      </div>
      {(overflows || open) && (
        <Base.Button
          aria-label="Alat lainnya"
          title="Alat lainnya"
          aria-expanded={open}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(!open)}
          className={classes(toolClass, 'my-1 border-l border-line')}
        >
          <Ellipsis size={18} aria-hidden />
        </Base.Button>
      )}
    </Base.Root>
  )
}

function useOverflows(row: RefObject<HTMLDivElement | null>, open: boolean): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = row.current
    if (!element || open) return
    const watcher = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight + 1))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [row, open])
  return overflows
}
