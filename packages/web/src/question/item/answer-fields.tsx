import { type FormName, formOf } from '@bank/contract/question-words'
import type { ComponentType } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormFragment } from '../../editor/form-fragment.tsx'
import type { UploadImage } from '../../editor/use-editor-uploads.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import type { ItemValues } from './item-values.ts'
import { OptionsField } from './options-field.tsx'
import { ShortAnswersField } from './short-answers-field.tsx'
import { StatementsField } from './statements-field.tsx'

interface FieldsProps {
  upload: UploadImage
}

const CategoriesField = onDemand(() => import('./categories-field.tsx'), 'CategoriesField')
const RubricField = onDemand(() => import('./rubric-field.tsx'), 'RubricField')
const MatchingField = onDemand(() => import('./matching-field.tsx'), 'MatchingField')

const FIELDS: Readonly<Record<FormName, ComponentType<FieldsProps>>> = {
  uraian: EssayField,
  pg: OptionsField,
  pgk: OptionsField,
  isian: ShortAnswersField,
  benar_salah: StatementsField,
  kategori: CategoriesField,
  jodohkan: MatchingField,
}

/** The answer fields for the form of the question. */
export function AnswerFields({ upload }: FieldsProps) {
  const { control } = useFormContext<ItemValues>()
  const form = formOf(Number(useWatch({ control, name: 'qt_id' })), false)
  if (!form) return <p className="text-muted">Pilih tipe soal untuk mengisi jawabannya.</p>
  const Fields = FIELDS[form]
  return <Fields upload={upload} />
}

function EssayField() {
  const { control } = useFormContext<ItemValues>()
  return (
    <>
      <FormFragment control={control} name="answer" label="Jawaban" hideLabel rows={5} />
      <RubricField />
    </>
  )
}
