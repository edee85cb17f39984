import { keywordCreate, keywordRoutes } from '@bank/contract/keyword'
import type { Question } from '@bank/contract/question'
import { useRowForm } from '../api/row-form.ts'
import { FormFragment } from '../editor/form-fragment.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion, typeset } from '../ui/other-version.tsx'
import type { Keyword } from './opened.ts'
import { QUESTION_READS } from './reads.ts'

interface KeywordDialogProps {
  question: Question
  keyword?: Keyword
  onClose: () => void
}

export function KeywordDialog({ question, keyword, onClose }: KeywordDialogProps) {
  const { form, dialog, versions } = useRowForm({
    kind: `keyword-${question.id_question}`,
    title: keyword ? 'Edit kata kunci' : 'Tambah kata kunci',
    routes: keywordRoutes,
    row: keyword,
    id: (row) => row.id_keyword,
    schema: keywordCreate,
    values: (row) => ({ question_id: question.id_question, keyword_text: row?.keyword_text ?? '' }),
    refreshes: QUESTION_READS,
    onClose,
  })
  return (
    <FormDialog {...dialog} keepOnBackdrop>
      {versions && <OtherVersion {...versions} lines={({ keyword_text }) => [['Kata kunci', typeset(keyword_text)]]} />}
      <FormFragment control={form.control} name="keyword_text" label="Kata kunci" required />
    </FormDialog>
  )
}
