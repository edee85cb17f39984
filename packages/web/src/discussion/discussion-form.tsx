import { type Discussion, discussionCreate, discussionRoutes } from '@bank/contract/discussion'
import { imagesIn } from '@bank/contract/rich-text'
import { useRowForm } from '../api/row-form.ts'
import { FormRichText } from '../editor/form-rich-text.tsx'
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
      <FormRichText control={form.control} name="discussion_text" label="Pembahasan" required upload={uploads.upload} />
    </FormDialog>
  )
}
