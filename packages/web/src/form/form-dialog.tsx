// A dialog around one react-hook-form form: guards unsaved input, offers drafts, shows the save state and the server's
// refusal; Ctrl+Enter saves. A row form provides all props: <FormDialog {...dialog}>fields</FormDialog>, see
// form/row-form.ts. Other forms: <FormDialog title="Profil" form={form} onSubmit={save} onClose={onClose} saving={pending}>
import { type FormEventHandler, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter, type DialogProps, FIELD } from '../ui/dialog.tsx'
import { text } from '../ui/text.ts'
import type { FormDraft } from './draft.ts'
import { DraftOffer } from './draft-offer.tsx'
import { SaveState } from './save-state.tsx'

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'size' | 'keepOnBackdrop' | 'initialFocus' | 'firstField' | 'onClose'> {
  form: { formState: { isDirty: boolean; errors: FieldErrors<FieldValues>; submitCount: number } }
  /** `form.handleSubmit(...)`. */
  onSubmit: FormEventHandler<HTMLFormElement>
  saving: boolean
  /** Unsaved input that the form does not know about (an editor, a picture). */
  guarded?: boolean
  saveLabel?: string
  /** Stores unsaved input so that it survives the page (draft.ts). */
  draft?: FormDraft
  /** Always in sight, between the fields and the foot. */
  strip?: ReactNode
  /** Warnings about the values, shown directly above the save button. */
  notice?: ReactNode
  /** Further save buttons, between cancel and the usual save button. */
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
  strip,
  notice,
  actions,
  children,
  ...dialog
}: FormDialogProps) {
  const { isDirty, errors, submitCount } = form.formState
  const frame = useRef<HTMLFormElement>(null)
  // After a refused save, focus the first wrong field in visual order; react-hook-form uses the order of registration.
  useEffect(() => {
    if (submitCount === 0 || saving) return
    // In a timer, because react-hook-form sets its own focus in one.
    const timer = setTimeout(() => frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    return () => clearTimeout(timer)
  }, [submitCount, saving])
  const refusal = refusalOf(errors)
  // refused in the browser (form/form.ts), nothing was sent
  const unsent = errors.root?.server?.type === 'unsent'
  const saveByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || saving) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    <Dialog {...dialog} guarded={guarded || isDirty} busy={saving}>
      <form ref={frame} noValidate onSubmit={onSubmit} onKeyDown={saveByKey} className="flex min-h-0 flex-1 flex-col">
        {/* outside the scrolling part: stays visible at the end of a long form */}
        <div className="space-y-2 px-4 pt-4 empty:hidden sm:px-5 sm:pt-5">
          {refusal && <Alert>{refusal}</Alert>}
          {draft && (draft.offers.length > 0 || draft.lostPictures > 0) && (
            <DraftOffer draft={draft} onDecided={() => focusFirst(frame.current)} />
          )}
        </div>
        <DialogBody>{children}</DialogBody>
        {strip}
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

/** When an offer is accepted or discarded, its button disappears and would take the focus with it. */
const focusFirst = (form: HTMLFormElement | null) => setTimeout(() => form?.querySelector<HTMLElement>(FIELD)?.focus())

/** The server's sentence; before the form is sent, that some fields are incomplete. */
function refusalOf(errors: FieldErrors<FieldValues>): string | undefined {
  if (errors.root?.server) return errors.root.server.message
  return Object.keys(errors).length > 0 ? text.incomplete : undefined
}
