import { useFormContext, useWatch } from 'react-hook-form'
import { FormFragment } from '../editor/form-fragment.tsx'
import type { UploadImage } from '../editor/use-editor-uploads.ts'
import { type ItemValues, listOf } from './item-values.ts'
import { OptionsField } from './options-field.tsx'
import { ShortAnswersField } from './short-answers-field.tsx'
import { StatementsField } from './statements-field.tsx'

/** What the type of the question asks for. */
export function AnswerFields({ upload }: { upload: UploadImage }) {
  const { control } = useFormContext<ItemValues>()
  const qt_id = useWatch({ control, name: 'qt_id' })
  if (!qt_id) return <p className="text-muted">Pilih tipe soal untuk mengisi jawabannya.</p>
  const list = listOf({ qt_id, question_text: '' })
  if (list === 'selections') return <OptionsField upload={upload} />
  if (list === 'short_answers') return <ShortAnswersField />
  if (list === 'statements') return <StatementsField />
  return <FormFragment control={control} name="answer" label="Jawaban" hideLabel rows={5} />
}
