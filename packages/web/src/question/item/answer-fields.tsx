import { QUESTION_TYPE } from '@bank/contract/question-words'
import type { ComponentType } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormFragment } from '../../editor/form-fragment.tsx'
import type { UploadImage } from '../../editor/use-editor-uploads.ts'
import type { QuestionType } from '../../ui/question-words.ts'
import type { ItemValues } from './item-values.ts'
import { OptionsField } from './options-field.tsx'
import { ShortAnswersField } from './short-answers-field.tsx'
import { StatementsField } from './statements-field.tsx'

interface FieldsProps {
  upload: UploadImage
}

const TYPE_FIELDS: Readonly<Record<QuestionType, ComponentType<FieldsProps>>> = {
  [QUESTION_TYPE.essay]: EssayField,
  [QUESTION_TYPE.multipleChoice]: OptionsField,
  [QUESTION_TYPE.shortAnswer]: ShortAnswersField,
  [QUESTION_TYPE.statements]: StatementsField,
}

/** The answer fields for the type of the question. */
export function AnswerFields({ upload }: FieldsProps) {
  const { control } = useFormContext<ItemValues>()
  const Fields = TYPE_FIELDS[Number(useWatch({ control, name: 'qt_id' })) as QuestionType]
  if (!Fields) return <p className="text-muted">Pilih tipe soal untuk mengisi jawabannya.</p>
  return <Fields upload={upload} />
}

function EssayField() {
  const { control } = useFormContext<ItemValues>()
  return <FormFragment control={control} name="answer" label="Jawaban" hideLabel rows={5} />
}
