import { approvalRoutes } from '@bank/contract/approval'
import type { Question } from '@bank/contract/question'
import { Undo2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useAction } from '../api/query.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { FLOW_READS } from '../telaah/flow-reads.ts'
import { Button } from '../ui/button.tsx'
import { useOpened } from '../ui/opened.ts'
import { TextArea } from '../ui/text-field.tsx'

interface UnpublishProps {
  question: Question
  /** That the person has before them. */
  revision: number
}

/** In the address. */
const UNPUBLISH = 'turunkan'

/** Takes a published question back to approved, an approved one to its draft; a reason is asked for. */
export function Unpublish(props: UnpublishProps) {
  const { opened, open, close } = useOpened()
  return (
    <>
      <Button icon={Undo2} aria-label={`Turunkan ${props.question.code}`} onClick={() => open(UNPUBLISH)}>
        Turunkan
      </Button>
      {opened?.kind === UNPUBLISH && <ReasonDialog {...props} onClose={close} />}
    </>
  )
}

function ReasonDialog({ question, revision, onClose }: UnpublishProps & { onClose: () => void }) {
  const form = useForm({ defaultValues: { note: '' } })
  const move = useAction(approvalRoutes.act, { form, says: 'Soal diturunkan.', refreshes: FLOW_READS })
  return (
    <FormDialog
      title={`Turunkan ${question.code}`}
      form={form}
      saving={move.isPending}
      saveLabel="Turunkan"
      onClose={onClose}
      onSubmit={form.handleSubmit(({ note }) =>
        move.mutate(
          { params: { id: question.id_question }, body: { action: 'unpublish', revision, note } },
          { onSuccess: onClose },
        ),
      )}
    >
      <TextArea
        label="Alasan"
        required
        error={form.formState.errors.note?.message}
        {...form.register('note', { validate: (note) => note.trim() !== '' || 'Tulis alasannya.' })}
      />
    </FormDialog>
  )
}
