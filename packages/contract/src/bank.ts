import { FORM_TYPE, type FormName } from './question-words.ts'

/** One bank of questions: what its form asks for, in this order, by the names of the wire, and which forms it takes. */
export interface Bank {
  readonly product_type: 1 | 2
  readonly forms: readonly FormName[]
  readonly fields: Readonly<Record<string, 'required' | 'optional'>>
  /** Questions on a page unless told. */
  readonly pageSize: 5 | 10
}

/** Asesmen Nasional, and SNPMB, the university entrance exam. Both keep questions of one and the same shape. */
export const BANKS = {
  general: {
    product_type: 1,
    forms: ['uraian', 'pg', 'pgk', 'isian', 'kategori', 'jodohkan'],
    fields: {
      category_id: 'required',
      qt_id: 'required',
      label: 'required',
      class_id: 'required',
      topic_id: 'required',
      subtopic_id: 'optional',
      ql_id: 'required',
      indicator_id: 'optional',
    },
    pageSize: 10,
  },
  snpmb: {
    product_type: 2,
    forms: ['pg', 'pgk', 'isian', 'benar_salah', 'kategori', 'jodohkan'],
    fields: { qt_id: 'required', category_id: 'required', topic_id: 'optional', label: 'required' },
    pageSize: 5,
  },
} as const satisfies Record<string, Bank>
export type BankName = keyof typeof BANKS

export const bankOf = ({ product_type }: { product_type: number }): BankName =>
  product_type === BANKS.snpmb.product_type ? 'snpmb' : 'general'

/** The types that a bank takes, by which the wire tells forms apart. */
export const typesOf = (bank: BankName): number[] => [...new Set(BANKS[bank].forms.map((form) => FORM_TYPE[form]))]
