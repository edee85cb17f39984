import type { FormName } from '@bank/contract/question-words'
import { benarSalah } from './benar-salah.ts'
import type { QtiForm } from './form.ts'
import { isian } from './isian.ts'
import { jodohkan } from './jodohkan.ts'
import { kategori } from './kategori.ts'
import { pg } from './pg.ts'
import { pgk } from './pgk.ts'
import { uraian } from './uraian.ts'

/** The forms that a player can score; an essay is scored by a person. */
export type ScoredForm = Exclude<FormName, 'uraian'>

export const QTI_FORMS: { readonly [Name in ScoredForm]: QtiForm } = {
  pg,
  pgk,
  isian,
  benar_salah: benarSalah,
  kategori,
  jodohkan,
}

export const ALL_QTI_FORMS: { readonly [Name in FormName]: QtiForm } = { ...QTI_FORMS, uraian }
