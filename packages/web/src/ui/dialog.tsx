// Rendered while it is open: {editing && <Dialog title="Edit subjek" onClose={stop} footer={...}>...</Dialog>}
// guarded={form.formState.isDirty}: asks 'Buang perubahan?' before it closes.   keepOnBackdrop: a click outside does nothing.
// <DialogClose>Batalkan</DialogClose> in the footer closes the dialog like Escape and the cross. Forms: see form-dialog.tsx.
import { Dialog as Base } from '@base-ui/react/dialog'
import { useMediaQuery } from '@base-ui/react/unstable-use-media-query'
import { useBlocker, useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { AskFirst } from './ask-first.tsx'
import { Button, type ButtonProps } from './button.tsx'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import { text } from './text.ts'

export interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  /** `wide`: for two columns; `full`: as high as the window too, for longer work. */
  size?: 'small' | 'medium' | 'large' | 'wide' | 'full'
  guarded?: boolean
  keepOnBackdrop?: boolean
  /** Work that must not be interrupted: the dialog cannot be closed. */
  busy?: boolean
  /** The element with the first focus; default: a form's first field. */
  initialFocus?: RefObject<HTMLElement | null>
  /** The name of the form's field that has the first focus instead of its first one. */
  firstField?: string
}

/** The first field of a form. */
export const FIELD = 'form :is(input, textarea, [contenteditable="true"]):not([type="hidden"], :disabled)'

/** The scrolling part. */
export const SCROLLER = '[data-scrolls]'

/** Milliseconds. */
const DOUBLE_CLICK = 500

const SIZE = {
  small: 'sm:h-auto sm:max-w-md',
  medium: 'sm:h-auto sm:max-w-xl',
  large: 'sm:h-auto sm:max-w-3xl',
  wide: 'sm:h-auto sm:max-w-304',
  full: 'sm:max-w-304',
}

export function Dialog({
  title,
  onClose,
  children,
  footer,
  size = 'medium',
  guarded = false,
  keepOnBackdrop = false,
  busy = false,
  initialFocus,
  firstField,
}: DialogProps) {
  const [asking, setAsking] = useState(false)
  const [opened] = useState(() => performance.now())
  const popup = useRef<HTMLDivElement>(null)
  const first = firstField ? `form [name="${firstField}"]` : FIELD
  const finger = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const close = () => {
    if (busy) return
    if (guarded) setAsking(true)
    else onClose()
  }
  const { history } = useRouter()
  // The browser's Back, on a phone the usual way out of a dialog, is asked about as well.
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => guarded && !showsTheSame(current, next),
    enableBeforeUnload: guarded,
    withResolver: true,
  })
  const discard = () => {
    if (leaving.status !== 'blocked') return onClose()
    // The address goes first: a dialog that stands in it is closed then, and goes back no second time.
    const stop = history.subscribe(() => {
      stop()
      onClose()
    })
    leaving.proceed()
  }
  return (
    <Base.Root
      open
      onOpenChange={(open, { reason }) => {
        // the second press of a double click hits the backdrop of the dialog that the first press opened
        const isSecondPress = reason === 'outside-press' && performance.now() - opened < DOUBLE_CLICK
        if (!open && !isSecondPress) close()
      }}
      disablePointerDismissal={keepOnBackdrop}
    >
      <Base.Portal>
        {/* a dialog over another one has its own too */}
        <Base.Backdrop forceRender className={backdropClass} />
        <Base.Viewport className="fixed inset-0 z-40 flex items-center justify-center sm:p-8">
          <Base.Popup
            ref={popup}
            // On a touch device, focusing a field would open a keyboard that covers half the form. Ask the device, not the
            // opening event: that is lost when the dialog's code had to be loaded first.
            initialFocus={
              initialFocus ??
              (() => (finger ? popup.current : popup.current?.querySelector<HTMLElement>(first)) ?? true)
            }
            className={classes(
              'flex size-full flex-col bg-white outline-none sm:max-h-full sm:rounded-card sm:shadow-popup',
              'transition-[opacity,scale] duration-150 data-starting-style:scale-98 data-starting-style:opacity-0',
              SIZE[size],
            )}
          >
            {/* no <header> or <footer>: they would be additional landmarks of the page */}
            <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-4 sm:py-4 sm:pr-4 sm:pl-5">
              <Base.Title className="text-lg text-ink">{title}</Base.Title>
              <Base.Close render={<IconButton icon={X} label={text.close} />} />
            </div>
            {children}
            {footer && <DialogFooter>{footer}</DialogFooter>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
      {(asking || leaving.status === 'blocked') && (
        <AskFirst
          title="Buang perubahan?"
          detail="Yang sudah Anda ketik belum disimpan."
          action={text.discard}
          keep="Lanjutkan mengedit"
          onConfirm={discard}
          onCancel={() => (leaving.reset ? leaving.reset() : setAsking(false))}
        />
      )}
    </Base.Root>
  )
}

interface Place {
  pathname: string
  search: { buka?: string }
}

/** Another page of the list behind it leaves a dialog open that stands in the address (opened.ts). */
const showsTheSame = (one: Place, other: Place) =>
  one.pathname === other.pathname && one.search.buka !== undefined && one.search.buka === other.search.buka

/** The scrolling part between header and footer; one without fields, to be read, is scrolled by the keys as well. */
export function DialogBody({ read = false, children }: { read?: boolean; children: ReactNode }) {
  return (
    <div
      data-scrolls
      tabIndex={read ? 0 : undefined}
      className="min-h-0 flex-1 space-y-4 overflow-y-auto overscroll-contain p-4 -outline-offset-2 sm:p-5"
    >
      {children}
    </div>
  )
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-2 border-t border-line bg-foot px-4 py-3 sm:rounded-b-card sm:px-5">
      {children}
    </div>
  )
}

export function DialogClose(props: ButtonProps) {
  return <Base.Close render={<Button {...props} />} />
}

export const backdropClass =
  'fixed inset-0 z-40 bg-ink/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'
