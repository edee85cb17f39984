// A confirmation before an action that cannot be undone; the focus starts on the safe button.
// {asking && <AskFirst title="..." action="Hapus" keep="Batalkan" onConfirm={remove} onCancel={stop} busy={pending} />}
// Without onConfirm there is only the way out: nothing can be done, and the detail says why.
import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { Button, type ButtonKind } from './button.tsx'
import { text } from './text.ts'

export interface AskFirstProps {
  title: string
  detail?: ReactNode
  action: string
  keep?: string
  kind?: ButtonKind
  onConfirm?: (() => void) | undefined
  onCancel: () => void
  /** It is under way: the question cannot be left now. */
  busy?: boolean
  /** It cannot be done yet; the question can be left. */
  disabled?: boolean
}

export function AskFirst({
  title,
  detail,
  action,
  keep = text.cancel,
  kind = 'danger',
  onConfirm,
  onCancel,
  busy,
  disabled,
}: AskFirstProps) {
  const safeButton = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && !busy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-ink/50 transition-opacity duration-150 data-starting-style:opacity-0"
        />
        <AlertDialog.Viewport className="fixed inset-0 z-50 flex items-center justify-center p-4">
          <AlertDialog.Popup
            initialFocus={safeButton}
            className="flex max-h-full w-full max-w-sm flex-col rounded-card bg-white py-5 shadow-popup transition-[opacity,scale] duration-150 outline-none data-starting-style:scale-98 data-starting-style:opacity-0"
          >
            <AlertDialog.Title className="px-5 text-md leading-snug text-ink">{title}</AlertDialog.Title>
            {detail && (
              <AlertDialog.Description
                className="mt-2 min-h-0 overflow-y-auto overscroll-contain px-5 break-words text-body"
                render={<div />}
              >
                {detail}
              </AlertDialog.Description>
            )}
            <div className="mt-5 flex flex-wrap justify-end gap-2 px-5">
              <AlertDialog.Close ref={safeButton} render={<Button />}>
                {keep}
              </AlertDialog.Close>
              {onConfirm && (
                <Button kind={kind} busy={busy} disabled={disabled} onClick={onConfirm}>
                  {action}
                </Button>
              )}
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
