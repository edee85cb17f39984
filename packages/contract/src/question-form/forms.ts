import type { FormName } from '../question-words.ts'
import { benarSalah } from './benar_salah/shape.ts'
import type { Form } from './form.ts'
import type { Interaction, Scoring } from './interaction.ts'
import { isian } from './isian/shape.ts'
import { jodohkan } from './jodohkan/shape.ts'
import { kategori } from './kategori/shape.ts'
import { pg } from './pg/shape.ts'
import { pgk } from './pgk/shape.ts'
import { uraian } from './uraian/shape.ts'

/** Every form of a question. */
export const FORMS: { readonly [Name in FormName]: Form } = {
  pg,
  pgk,
  isian,
  uraian,
  benar_salah: benarSalah,
  kategori,
  jodohkan,
}

/** How a question is scored: as it says, or as its form does where it says nothing, or what its form does not have. */
export function scoringOf(form: FormName, stored: Partial<Scoring>): Scoring {
  const { rules } = FORMS[form]
  return { points: stored.points ?? 1, rule: rules.find((rule) => rule === stored.rule) ?? rules[0] }
}

/** Of a document, the keys that the form has. */
export const ofForm = <Document extends object>(form: FormName, document: Document) =>
  Object.fromEntries(
    Object.entries(document).filter(([key]) => FORMS[form].keys.includes(key as keyof Interaction)),
  ) as Document
