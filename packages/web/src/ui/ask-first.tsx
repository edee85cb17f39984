// A confirmation before an action that cannot be undone; the focus starts on the safe button.
// {asking && <AskFirst title="..." action="Hapus" keep="Batalkan" onConfirm={remove} onCancel={stop} busy={pending} />}
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
  onConfirm: () => void
  onCancel: () => void
  busy?: boolean
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
            className="w-full max-w-sm rounded-card bg-white p-5 shadow-popup transition-[opacity,scale] duration-150 outline-none data-starting-style:scale-98 data-starting-style:opacity-0"
          >
            <AlertDialog.Title className="text-md leading-snug text-ink">{title}</AlertDialog.Title>
            {detail && (
              <AlertDialog.Description className="mt-2 break-words text-body" render={<div />}>
                {detail}
              </AlertDialog.Description>
            )}
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              <AlertDialog.Close ref={safeButton} render={<Button />}>
                {keep}
              </AlertDialog.Close>
              <Button kind={kind} busy={busy} onClick={onConfirm}>
                {action}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
