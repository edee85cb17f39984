// A dialog around one react-hook-form form: guards what was typed, offers drafts, says where everything stands, shows the
// server's refusal; Ctrl+Enter saves. A row's form gives all its props: <FormDialog {...dialog}>fields</FormDialog>, see
// api/row-form.ts. Another one: <FormDialog title="Profil" form={form} onSubmit={save} onClose={onClose} saving={pending}>
import { type FormEventHandler, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter, type DialogProps, FIELD } from './dialog.tsx'
import type { FormDraft } from './draft.ts'
import { DraftOffer } from './draft-offer.tsx'
import { SaveState } from './save-state.tsx'
import { text } from './text.ts'

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'size' | 'keepOnBackdrop' | 'initialFocus' | 'onClose'> {
  form: { formState: { isDirty: boolean; errors: FieldErrors<FieldValues>; submitCount: number } }
  /** `form.handleSubmit(...)`. */
  onSubmit: FormEventHandler<HTMLFormElement>
  saving: boolean
  /** Typed text that the form does not know of (an editor, a picture). */
  guarded?: boolean
  saveLabel?: string
  /** What was typed outlives the page (draft.ts). */
  draft?: FormDraft
  /** What the save asks about, right above its button. */
  notice?: ReactNode
  /** Other ways to save, between cancelling and the one of all forms. */
  actions?: ReactNode
  children: ReactNode
}

export function FormDialog({
  form,
  onSubmit,
  saving,
  guarded = false,
  saveLabel = text.save,
  draft,
  notice,
  actions,
  children,
  ...dialog
}: FormDialogProps) {
  const { isDirty, errors, submitCount } = form.formState
  const frame = useRef<HTMLFormElement>(null)
  // A refused save leads to the first wrong field as the eye meets them, not as they were registered.
  useEffect(() => {
    if (submitCount === 0 || saving) return
    // react-hook-form, too, sets the focus in a timer.
    const timer = setTimeout(() => frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    return () => clearTimeout(timer)
  }, [submitCount, saving])
  const refusal = refusalOf(errors)
  // refused by the form itself (api/form.ts)
  const unsent = errors.root?.server?.type === 'unsent'
  const saveByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || saving) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    <Dialog {...dialog} guarded={guarded || isDirty} busy={saving}>
      <form ref={frame} noValidate onSubmit={onSubmit} onKeyDown={saveByKey} className="flex min-h-0 flex-1 flex-col">
        {/* outside what scrolls: who saves at the foot of a long form sees it too */}
        <div className="space-y-2 px-4 pt-4 empty:hidden sm:px-5 sm:pt-5">
          {refusal && <Alert>{refusal}</Alert>}
          {draft && (draft.offers.length > 0 || draft.lostPictures > 0) && (
            <DraftOffer draft={draft} onDecided={() => focusFirst(frame.current)} />
          )}
        </div>
        <DialogBody>{children}</DialogBody>
        {notice && <div className="px-4 pb-3 sm:px-5">{notice}</div>}
        <DialogFooter>
          <SaveState
            saving={saving}
            failed={errors.root?.server !== undefined && !unsent}
            wrong={unsent ? Object.keys(errors).filter((name) => name !== 'root').length : 0}
            dirty={isDirty}
            kept={draft?.kept}
          />
          <DialogClose>{text.cancel}</DialogClose>
          {actions}
          <Button type="submit" kind="primary" busy={saving}>
            {saveLabel}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

/** After an offer was taken or thrown away, its button is gone. */
const focusFirst = (form: HTMLFormElement | null) => setTimeout(() => form?.querySelector<HTMLElement>(FIELD)?.focus())

/** The server's sentence; until it was asked, that fields are still to be filled. */
function refusalOf(errors: FieldErrors<FieldValues>): string | undefined {
  if (errors.root?.server) return errors.root.server.message
  return Object.keys(errors).length > 0 ? text.incomplete : undefined
}
