// A dialog around one react-hook-form form: guards what was typed, shows the server's refusal, Ctrl+Enter saves.
// <FormDialog title="Tambah subjek" form={form} onSubmit={save} onClose={onClose} saving={create.isPending}>fields</FormDialog>
import { type FormEventHandler, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter, type DialogProps } from './dialog.tsx'
import { type DraftForm, useDraft } from './draft.ts'
import { text } from './text.ts'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'keepOnBackdrop' | 'onClose'> {
  form: DraftForm & { formState: { errors: FieldErrors<FieldValues>; submitCount: number } }
  /** `form.handleSubmit(...)`. */
  onSubmit: FormEventHandler<HTMLFormElement>
  saving: boolean
  /** Typed text that the form does not know of (an editor, a picture). */
  guarded?: boolean
  saveLabel?: string
  /** `kind:id` or `kind:new`: what was typed outlives an expired session (draft.ts). */
  draft?: string
  children: ReactNode
}

export function FormDialog({
  form,
  onSubmit,
  saving,
  guarded = false,
  saveLabel = text.save,
  draft,
  children,
  ...dialog
}: FormDialogProps) {
  const { isDirty, errors, submitCount } = form.formState
  const frame = useRef<HTMLFormElement>(null)
  useDraft(draft, form)
  // A refused save leads to the first wrong field as the eye meets them, not as they were registered.
  useEffect(() => {
    if (submitCount === 0 || saving) return
    // react-hook-form, too, sets the focus in a timer.
    const timer = setTimeout(() => frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    return () => clearTimeout(timer)
  }, [submitCount, saving])
  const refusal = refusalOf(errors)
  const saveByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || saving) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    <Dialog {...dialog} guarded={guarded || isDirty} busy={saving}>
      <form ref={frame} noValidate onSubmit={onSubmit} onKeyDown={saveByKey} className="flex min-h-0 flex-1 flex-col">
        {/* outside what scrolls: who saves at the foot of a long form sees it too */}
        {refusal && (
          <div className="px-4 pt-4 sm:px-5 sm:pt-5">
            <Alert>{refusal}</Alert>
          </div>
        )}
        <DialogBody>{children}</DialogBody>
        <DialogFooter>
          <DialogClose>{text.cancel}</DialogClose>
          <Button type="submit" kind="primary" busy={saving}>
            {saveLabel}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

/** The server's sentence; until it was asked, that fields are still to be filled. */
function refusalOf(errors: FieldErrors<FieldValues>): string | undefined {
  if (errors.root?.server) return errors.root.server.message
  return Object.keys(errors).length > 0 ? text.incomplete : undefined
}
