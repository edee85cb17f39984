import { keywordCreate, keywordRoutes } from '@bank/contract/keyword'
import type { Question } from '@bank/contract/question'
import { FormFragment } from '../../editor/form-fragment.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { OtherVersion, typeset } from '../../form/other-version.tsx'
import { useRowForm } from '../../form/row-form.ts'
import { WithdrawNote } from '../../telaah/withdraw-note.tsx'
import type { Keyword } from './opened.ts'
import { kindOf } from './opened-name.ts'
import { QUESTION_READS } from './reads.ts'

interface KeywordDialogProps {
  question: Question
  row?: Keyword
  onClose: () => void
}

export function KeywordDialog({ question, row, onClose }: KeywordDialogProps) {
  const { form, dialog, versions } = useRowForm({
    kind: kindOf({ kind: 'keyword', question }),
    title: row ? 'Edit kata kunci' : 'Tambah kata kunci',
    routes: keywordRoutes,
    row,
    id: (row) => row.id_keyword,
    schema: keywordCreate,
    values: (row) => ({ question_id: question.id_question, keyword_text: row?.keyword_text ?? '' }),
    refreshes: QUESTION_READS,
    onClose,
  })
  return (
    <FormDialog {...dialog} keepOnBackdrop>
      <WithdrawNote status={question.status} />
      {versions && <OtherVersion {...versions} lines={({ keyword_text }) => [['Kata kunci', typeset(keyword_text)]]} />}
      <FormFragment control={form.control} name="keyword_text" label="Kata kunci" required />
    </FormDialog>
  )
}
