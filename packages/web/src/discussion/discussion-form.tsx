import { type Discussion, discussionCreate, discussionRoutes } from '@bank/contract/discussion'
import type { Question } from '@bank/contract/question'
import { useMediaQuery } from '@base-ui/react/unstable-use-media-query'
import { FormRichText } from '../editor/form-rich-text.tsx'
import { useTextUploads } from '../editor/use-text-uploads.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { OtherVersion, typeset } from '../form/other-version.tsx'
import { useRowForm } from '../form/row-form.ts'
import { QuestionParts } from '../question-form/card.tsx'
import { listedImages } from '../rich/listed-images.ts'
import { RichHtml } from '../rich/rich-html.tsx'
import { PartTelaah, storedLinted } from '../telaah/part-telaah.tsx'
import { WithdrawNote } from '../telaah/withdraw-note.tsx'
import { Folded } from '../ui/folded.tsx'
import { StickyColumn } from '../ui/sticky-column.tsx'

interface DiscussionFormProps {
  question: Question
  discussion?: Discussion
  onClose: () => void
}

/** The question stands beside its discussion, with its key; on a phone above it, folded. */
export function DiscussionForm({ question, discussion, onClose }: DiscussionFormProps) {
  const uploads = useTextUploads(discussionRoutes)
  const { form, dialog, versions } = useRowForm({
    kind: `discussion-${question.id_question}`,
    title: discussion ? 'Edit pembahasan' : 'Tambah pembahasan',
    routes: discussionRoutes,
    row: discussion,
    id: (row) => row.id_discussion,
    schema: discussionCreate,
    values: (row) => ({ question_id: question.id_question, discussion_text: row?.discussion_text ?? '' }),
    body: (values) => ({
      ...values,
      image: listedImages(
        values.discussion_text,
        discussion && { image: discussion.image, html: discussion.discussion_text },
      ),
    }),
    pictures: { uploads, field: 'discussion_text' },
    onClose,
  })
  const narrow = useMediaQuery('(width < 64rem)', { noSsr: true })
  const asked = (
    <>
      <RichHtml html={question.question_text} />
      <QuestionParts question={question} />
    </>
  )
  return (
    <FormDialog
      {...dialog}
      size="wide"
      keepOnBackdrop
      strip={
        <PartTelaah
          form={form}
          of={question.id_question}
          fields={{ 'discussion.discussion_text': 'discussion_text' }}
          read={({ discussion_text }) => ({ ...storedLinted(question), discussion: { discussion_text } })}
        />
      }
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <StickyColumn label={`Soal ${question.code}`}>
          {narrow ? <Folded name={`soal ${question.code}`}>{asked}</Folded> : asked}
        </StickyColumn>
        <div className="min-w-0 space-y-4">
          <WithdrawNote status={question.status} />
          {versions && <OtherVersion {...versions} lines={(it) => [['Pembahasan', typeset(it.discussion_text)]]} />}
          <FormRichText
            control={form.control}
            name="discussion_text"
            label="Pembahasan"
            required
            upload={uploads.upload}
          />
        </div>
      </div>
    </FormDialog>
  )
}
