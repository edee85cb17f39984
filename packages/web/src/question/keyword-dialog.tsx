import { keywordCreate, keywordRoutes } from '@bank/contract/keyword'
import type { Question } from '@bank/contract/question'
import { Controller, useForm } from 'react-hook-form'
import { judgedBy } from '../api/form.ts'
import { useAction } from '../api/query.ts'
import { FragmentField } from '../editor/fragment-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { text } from '../ui/text.ts'
import type { Keyword } from './opened.ts'
import { QUESTION_READS } from './reads.ts'

interface KeywordDialogProps {
  question: Question
  keyword?: Keyword
  onClose: () => void
}

export function KeywordDialog({ question, keyword, onClose }: KeywordDialogProps) {
  const form = useForm({
    resolver: judgedBy(keywordCreate),
    defaultValues: { question_id: question.id_question, keyword_text: keyword?.keyword_text ?? '' },
  })
  const create = useAction(keywordRoutes.create, { refreshes: QUESTION_READS, says: text.added, form })
  const update = useAction(keywordRoutes.update, { refreshes: QUESTION_READS, says: text.edited, form })
  const save = form.handleSubmit((body) => {
    if (!keyword) return create.mutate({ body }, { onSuccess: onClose })
    return update.mutate({ params: { id: keyword.id_keyword }, body }, { onSuccess: onClose })
  })
  return (
    <FormDialog
      title={keyword ? 'Edit kata kunci' : 'Tambah kata kunci'}
      form={form}
      draft={`keyword:${keyword?.id_keyword ?? `new-${question.id_question}`}`}
      onSubmit={save}
      onClose={onClose}
      saving={create.isPending || update.isPending}
      keepOnBackdrop
    >
      <Controller
        name="keyword_text"
        control={form.control}
        render={({ field, fieldState }) => (
          <FragmentField
            label="Kata kunci"
            required
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormDialog>
  )
}
