// The form of one row: what it asks is its own; judging, adding, editing, drafts, pictures and versions are the same for all.
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
import { useDraft } from '../ui/draft.ts'
import type { DraftForm } from '../ui/draft-pen.ts'
import { text } from '../ui/text.ts'
import { toast } from '../ui/toast.ts'
import { call } from './call.ts'
import { judgedBy } from './form.ts'
import { useAction } from './query.ts'
import { useSeen } from './seen.ts'

type Stored = { updated_at: string; [field: string]: unknown }
export type Answers<Row> = Route & { response: { _zod: { input: unknown; output: { data: [Row] } } } }
export type BodyOf<R> = R extends { body: z.core.$ZodType<unknown, infer Body> } ? Body : never

export interface RowForm<Row, Values extends FieldValues, Create extends Answers<Row>> {
  /** What its drafts are filed under: `subject`, `subtopic-12` (those of topic 12). See ui/use-editing.ts. */
  kind: string
  title: string
  routes: { get: Answers<Row>; create: Create; update: Answers<Row>; list: Route }
  /** The parameters of `create`, if it has any. */
  params?: Record<string, unknown>
  /** Missing when a row is added. */
  row: Row | undefined
  id: (row: Row) => number
  schema: z.core.$ZodType<unknown, Values>
  /** The form's values of a row, and of none. */
  values: (row: Row | undefined) => Partial<NoInfer<Values>>
  /** What is sent, when it is not the values as they are. */
  body?: (values: Values) => BodyOf<Create>
  /** Instead of the list of the routes. */
  refreshes?: readonly Route[]
  /** The pictures that are uploaded while the dialog is open, and the field whose text shows them. */
  pictures?: { uploads: Uploads; field: FieldPath<Values> }
  /** What the form says while a required field is empty, where it is not `FILL_ALL`. */
  fillAll?: string
  /** The toast, where adding or editing the row means something else to people. */
  says?: string
  onClose: () => void
  /** Instead of closing. */
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
    defaultValues: of.values(row) as DefaultValues<Values>,
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
  const save = useAction(route, { refreshes, says, form, id: draft.id })

  const submit = form.handleSubmit(async (values) => {
    if (pictures?.uploads.busy) return form.setError(pictures.field, { message: text.uploading })
    const body = { ...(of.body?.(values) ?? values), updated_at: seen.updated_at }
    const done = (saved: Row) => {
      void pictures?.uploads.keepOnly(values[pictures.field])
      draft.forget()
      onSaved(saved)
    }
    try {
      const { data } = await save.mutateAsync({ params, body })
      done(data[0])
    } catch (error) {
      // The refusal is told in the dialog by useAction.
      const stored = await seen.failed(error as ApiError).catch(() => undefined)
      if (!stored || !saysTheSame(of.values(stored), values)) return
      // It is this save that came through before: its answer was lost.
      toast.success(says)
      done(stored)
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
    versions: seen.other && {
      mine: form.watch(),
      // Of a row that is stored, nothing is missing.
      stored: of.values(seen.other) as Values,
      updated_at: seen.other.updated_at,
    },
  }
}

/** What is written down of an edit names the version that it was typed over, and answers to it again when it is put back. */
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
      // They were this form's own.
      form.reset(values as Values, options)
    },
  }
}

const saysTheSame = (stored: object, typed: FieldValues) =>
  Object.entries(stored).every(([name, value]) => JSON.stringify(value) === JSON.stringify(typed[name]))
