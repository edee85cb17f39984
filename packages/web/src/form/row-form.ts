// The form of one row. Each caller declares its own fields; validation, saving, drafts, pictures and versions are shared.
//
//   const { form, errors, dialog, versions } = useRowForm({
//     kind: 'subject', routes: subjectRoutes, row: subject, id: (row) => row.id_subject,
//     title: subject ? 'Edit subjek' : 'Tambah subjek', schema: subjectCreate, values: valuesOf, onClose,
//   })
//   <FormDialog {...dialog}>
//     {versions && <OtherVersion {...versions} lines={(values) => [['Nama subjek', values.subject_name]]} />}
//     <TextField label="Nama subjek" error={errors.subject_name?.message} {...form.register('subject_name')} />
//   </FormDialog>
import type { ApiError } from '@bank/contract/errors'
import type { Route } from '@bank/contract/route'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { call } from '../api/call.ts'
import { useAction, useShowSaved } from '../api/query.ts'
import { useSeen } from '../api/seen.ts'
import { text } from '../ui/text.ts'
import { toast } from '../ui/toast.ts'
import { useDraft } from './draft.ts'
import type { DraftForm } from './draft-pen.ts'
import { judgedBy } from './form.ts'
import { mergedFields, same } from './merged.ts'

type Stored = { updated_at: string; [field: string]: unknown }
export type Answers<Row> = Route & { response: { _zod: { input: unknown; output: { data: [Row] } } } }
export type BodyOf<R> = R extends { body: z.core.$ZodType<unknown, infer Body> } ? Body : never

export interface RowForm<Row, Values extends FieldValues, Create extends Answers<Row>> {
  /** What its drafts are filed under: `subject`, `subtopic-12` (those of topic 12). */
  kind: string
  title: string
  routes: { get: Answers<Row>; create: Create; update: Answers<Row>; list: Route }
  /** The path parameters of `create`, if it has any. */
  params?: Record<string, unknown>
  /** Undefined when a row is added. */
  row: Row | undefined
  id: (row: Row) => number
  schema: z.core.$ZodType<unknown, Values>
  /** The form's values for a row, or for a new one. */
  values: (row: Row | undefined) => Partial<NoInfer<Values>>
  /** What the form begins with instead of the row's values, as if it had been typed. */
  preset?: Partial<NoInfer<Values>> | undefined
  /** Builds the body, if it is not the values themselves. */
  body?: (values: Values) => BodyOf<Create>
  /** The reads to fetch again; default: the list route. */
  refreshes?: readonly Route[]
  /** The pictures uploaded while the dialog is open, and the field whose text shows them. */
  pictures?: { uploads: Uploads; field: FieldPath<Values> }
  /** The form's field for a place in the body, where their names differ. */
  placeInForm?: (place: string, values: Values) => string
  /** The form's message while required fields are empty; default: `FILL_ALL`. */
  fillAll?: string
  /** The success toast; default: the usual sentence for adding or editing. */
  says?: string
  onClose: () => void
  /** Called after a save instead of `onClose`. */
  onSaved?: (row: Row) => void
}

/** See editor/use-editor-uploads.ts. */
interface Uploads {
  busy: boolean
  keepOnly: (html: string) => Promise<void>
  discard: () => Promise<void>
}

export function useRowForm<Row extends Stored, Values extends FieldValues, Create extends Answers<Row>>(
  of: RowForm<Row, Values, Create>,
) {
  const { routes, row, pictures, onClose, onSaved = onClose, refreshes = [routes.list] } = of
  const form = useForm<Values, unknown, Values>({
    resolver: judgedBy(of.schema, of.fillAll),
    defaultValues: { ...of.values(row), ...of.preset } as DefaultValues<Values>,
  })
  const params = row ? { id: of.id(row) } : of.params
  const seen = useSeen(row, () => call(routes.get as Answers<Row>, { params }))
  const draft = useDraft({
    of: `${of.kind}:${row ? of.id(row) : 'new'}`,
    title: of.title,
    form: answeringTo(seen, form),
  })
  const { says = row ? text.edited : text.added } = of
  const route: Answers<Row> = row ? routes.update : routes.create
  const { placeInForm = (place: string): string => place } = of
  const refused = {
    setError: (place: string, error: { message: string }): void =>
      form.setError(placeInForm(place, form.getValues()) as FieldPath<Values>, error),
  }
  const showSaved = useShowSaved([routes.get, ...refreshes], of.id)
  const save = useAction(route, { refreshes, says, form: refused, id: draft.id })

  const put = (values: Partial<Values>) => {
    for (const [name, value] of Object.entries(values)) {
      const field = name as FieldPath<Values>
      if (!same(value, form.getValues(field))) form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
    }
  }
  const submit = form.handleSubmit(async (values) => {
    if (pictures?.uploads.busy) return form.setError(pictures.field, { message: text.uploading })
    const body = { ...(of.body?.(values) ?? values), updated_at: seen.updated_at }
    const done = (saved: Row) => {
      void pictures?.uploads.keepOnly(values[pictures.field])
      draft.forget()
      showSaved(saved)
      onSaved(saved)
    }
    try {
      const { data } = await save.mutateAsync({ params, body })
      done(data[0])
    } catch (error) {
      // useAction has already shown the refusal in the dialog.
      const found = await seen.failed(error as ApiError).catch(() => undefined)
      if (!found) return
      const stored = of.values(found.stored)
      if (!saysTheSame(stored, values))
        return put(found.base ? mergedFields(of.values(found.base), form.getValues(), stored) : {})
      // The row stored meanwhile equals the typed values: an earlier attempt was stored, only its answer was lost.
      toast.success(says)
      done(found.stored)
    }
  })
  const cancel = () => {
    void pictures?.uploads.discard()
    draft.forget()
    onClose()
  }

  return {
    form,
    errors: form.formState.errors,
    dialog: { title: of.title, form, draft, onSubmit: submit, onClose: cancel, saving: save.isPending },
    versions: seen.versions && {
      mine: form.watch(),
      // A stored row has all values.
      stored: of.values(seen.versions.stored) as Values,
      base: seen.versions.base && (of.values(seen.versions.base) as Values),
      updated_at: seen.versions.stored.updated_at,
      onTake: put,
    },
  }
}

/** A draft of an edit also stores the row version it is based on, and restoring the draft restores that version. */
function answeringTo<Values extends FieldValues>(
  { updated_at, answerTo }: Pick<ReturnType<typeof useSeen>, 'updated_at' | 'answerTo'>,
  form: UseFormReturn<Values, unknown, Values>,
): DraftForm {
  return {
    formState: form.formState,
    subscribe: form.subscribe,
    getValues: () => ({ ...form.getValues(), updated_at }),
    reset: ({ updated_at, ...values }, options) => {
      answerTo(updated_at)
      // These values came from this form, so they have its type.
      form.reset(values as Values, options)
    },
  }
}

const saysTheSame = (stored: object, typed: FieldValues) =>
  Object.entries(stored).every(([name, value]) => JSON.stringify(value) === JSON.stringify(typed[name]))
