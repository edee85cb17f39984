// The real menu, which replaces the button of menu.tsx after the first click.
import { Menu as Base } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { classes } from './classes.ts'
import { MenuButton } from './icon-button.tsx'

export interface MenuItem {
  label: string
  icon?: LucideIcon
  danger?: boolean
  onSelect: () => void
}

export interface MenuProps {
  label: string
  items: readonly MenuItem[]
  /** Default: three dots. */
  icon?: LucideIcon
  /** The label is shown beside the icon. */
  worded?: boolean
  className?: string
  /** -1 where arrow keys lead to the button instead of Tab. */
  tabIndex?: number
}

export function OpenedMenu({ items, ...button }: MenuProps & { icon: LucideIcon }) {
  const chosen = useRef<() => void>(undefined)
  // A dialog returns the focus to the element that had it before. A menu entry no longer exists by then, so the menu closes
  // first; it has returned the focus to its button by the next task.
  const act = (open: boolean) => {
    if (open || !chosen.current) return
    setTimeout(chosen.current)
    chosen.current = undefined
  }
  return (
    <Base.Root defaultOpen onOpenChangeComplete={act}>
      <Base.Trigger render={<MenuButton {...button} autoFocus />} />
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={4} className="z-50 outline-none">
          <Base.Popup
            style={{ maxHeight: 'var(--available-height)', overflowY: 'auto' }}
            className="min-w-44 rounded-control border border-line bg-white p-1 text-ink shadow-popup outline-none"
          >
            {items.map(({ label, icon: Icon, danger, onSelect }) => (
              <Base.Item
                key={label}
                onClick={() => {
                  chosen.current = onSelect
                }}
                className={classes(
                  'flex min-h-control cursor-default items-center gap-2.5 rounded-chip px-3 outline-none select-none',
                  danger ? 'text-progress data-highlighted:bg-progress-soft' : 'data-highlighted:bg-brand-soft',
                )}
              >
                {Icon && <Icon size={16} aria-hidden />}
                {label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
