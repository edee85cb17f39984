import type { ApiError } from '@bank/contract/errors'
import { THREAD_LIMITS } from '@bank/contract/thread'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { FormDraft } from '../../form/draft.ts'
import { DraftOffer } from '../../form/draft-offer.tsx'
import { SaveState } from '../../form/save-state.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { text } from '../../ui/text.ts'
import { MentionArea } from './mention-area.tsx'

export interface Written {
  text: string
}

interface CommentFormProps<Values extends Written> {
  label: string
  /** What the button says. */
  send: string
  form: UseFormReturn<Values>
  draft: FormDraft
  busy: boolean
  onSend: (values: Values) => Promise<unknown>
  /** Left out where the form stays open. */
  onClose?: () => void
  /** Above the text. */
  above?: ReactNode
  /** Beside the buttons. */
  beside?: ReactNode
}

/** A text that names people by `@`, kept as a draft like what is typed in a dialog. Ctrl+Enter sends it. */
export function CommentForm<Values extends Written>(props: CommentFormProps<Values>) {
  const { label, send, form, draft, busy, onSend, onClose, above, beside } = props
  const field = 'text' as Path<Values>
  const { errors, isDirty } = form.formState
  const wrong = (errors as { text?: { message?: string } }).text?.message
  const refusal = errors.root?.server?.message
  const submit = form.handleSubmit(async (values) => {
    if (busy) return
    if (values.text.trim() === '') return form.setError(field, { message: 'Tulis komentarnya.' })
    // a refusal is shown by the action
    await onSend(values).then(draft.forget, (_: ApiError) => undefined)
  })
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    void submit()
  }
  return (
    // no form of its own: it also stands in one
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for all that is in it
    <div onKeyDown={byKey} className="space-y-2">
      {(draft.offers.length > 0 || draft.lostPictures > 0) && (
        <DraftOffer draft={draft} onDecided={() => form.setFocus(field)} />
      )}
      {above}
      <MentionArea
        label={label}
        error={wrong}
        autoFocus={onClose !== undefined}
        maxLength={THREAD_LIMITS.text}
        value={form.watch(field) as string}
        onText={(typed) => {
          form.clearErrors()
          form.setValue(field, typed as PathValue<Values, Path<Values>>, { shouldDirty: true })
        }}
      />
      {refusal && !wrong && <Alert>{refusal}</Alert>}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {beside}
        <SaveState saving={busy} failed={refusal !== undefined} wrong={0} dirty={isDirty} kept={draft.kept} />
        {onClose && (
          <Button
            onClick={() => {
              draft.forget()
              onClose()
            }}
          >
            {text.cancel}
          </Button>
        )}
        <Button kind="primary" busy={busy} onClick={() => void submit()}>
          {send}
        </Button>
      </div>
    </div>
  )
}
