// Slides in from the left (navigation) or from below (filters on a phone).
// <Sheet open={open} onClose={close} side="bottom" title="Saring soal" footer={...}>...</Sheet>
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { backdropClass } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { text } from './text.ts'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  side: 'left' | 'bottom'
  children: ReactNode
}

const PLACE = {
  left: 'inset-y-0 left-0 w-62 data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-card bg-white data-ending-style:translate-y-full data-starting-style:translate-y-full',
}

export function Sheet({ open, onClose, title, side, children }: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          className={classes(
            'fixed z-40 flex flex-col overflow-y-auto overscroll-contain outline-none transition-transform duration-200 ease-out',
            PLACE[side],
          )}
        >
          {side === 'left' ? (
            <Base.Title className="sr-only">{title}</Base.Title>
          ) : (
            <header className="flex items-center justify-between gap-4 py-3 pr-2 pl-4">
              <Base.Title className="text-lg text-ink">{title}</Base.Title>
              <Base.Close render={<IconButton icon={X} label={text.close} />} />
            </header>
          )}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
