import { type FormName, formOf } from '@bank/contract/question-words'
import type { ComponentType } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { UploadImage } from '../editor/use-editor-uploads.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { StatementsField } from './benar_salah/editor.tsx'
import { OptionsField } from './choice/editor.tsx'
import { ShortAnswersField } from './isian/editor.tsx'
import { EssayField } from './uraian/editor.tsx'
import type { ItemValues } from './values/item-values.ts'

interface FieldsProps {
  upload: UploadImage
}

const CategoriesField = onDemand(() => import('./kategori/editor.tsx'), 'CategoriesField')
const MatchingField = onDemand(() => import('./jodohkan/editor.tsx'), 'MatchingField')

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
