import { type Discussion, discussionCreate, discussionRoutes } from '@bank/contract/discussion'
import { imagesIn } from '@bank/contract/rich-text'
import { Controller } from 'react-hook-form'
import { useRowForm } from '../api/row-form.ts'
import { RichTextEditor } from '../editor/rich-text-editor.tsx'
import { useTextUploads } from '../editor/use-text-uploads.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion, typeset } from '../ui/other-version.tsx'

interface DiscussionFormProps {
  questionId: number
  discussion?: Discussion
  onClose: () => void
}

export function DiscussionForm({ questionId, discussion, onClose }: DiscussionFormProps) {
  const uploads = useTextUploads(discussionRoutes)
  const { form, dialog, versions } = useRowForm({
    kind: `discussion-${questionId}`,
    title: discussion ? 'Edit pembahasan' : 'Tambah pembahasan',
    routes: discussionRoutes,
    row: discussion,
    id: (row) => row.id_discussion,
    schema: discussionCreate,
    values: (row) => ({ question_id: questionId, discussion_text: row?.discussion_text ?? '' }),
    body: (values) => ({ ...values, image: imagesIn(values.discussion_text).join(',') }),
    pictures: { uploads, field: 'discussion_text' },
    onClose,
  })
  return (
    <FormDialog {...dialog} size="large" keepOnBackdrop>
      {versions && <OtherVersion {...versions} lines={(it) => [['Pembahasan', typeset(it.discussion_text)]]} />}
      <Controller
        name="discussion_text"
        control={form.control}
        render={({ field, fieldState }) => (
          <RichTextEditor
            label="Pembahasan"
            required
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
            upload={uploads.upload}
          />
        )}
      />
    </FormDialog>
  )
}
