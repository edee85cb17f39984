import { BANKS, type BankName, type FormName, type Question, questionRoutes, snpmbQuestionRoutes } from '@bank/contract'
import type { make } from './make.ts'

/** The forms of each bank. */
export const EVERY_FORM = Object.entries(BANKS).flatMap(([bank, { forms }]) =>
  forms.map((form) => ({ bank: bank as BankName, form })),
)

export const CREATE = { general: questionRoutes.create, snpmb: snpmbQuestionRoutes.create }

const options = (right: number) => ({
  selections: ['2', '3', '4'].map((selection_text, at) => ({ selection_text, is_answer: at < right })),
})
/** A question of each form with its answer key, as a client adds it. */
const WRITTEN: Readonly<Record<FormName, object>> = {
  pg: { qt_id: 2, ...options(1) },
  pgk: { qt_id: 2, ...options(2), interaction: { multiple: true } },
  isian: { qt_id: 3, short_answers: [{ short_answer_text: 'air' }], interaction: { unit: 'm', exact: true } },
  uraian: { qt_id: 1, answer: 'Karena hujan.', interaction: { lines: 4 } },
  benar_salah: { qt_id: 5, statements: [{ text: 'Bumi bulat.', answer: '1' }] },
  kategori: {
    qt_id: 6,
    interaction: {
      columns: [
        { id: 'c1', text: 'Ya' },
        { id: 'c2', text: 'Tidak' },
      ],
      rows: [{ text: 'Paus', column: 'c1' }],
    },
  },
  jodohkan: {
    qt_id: 7,
    interaction: {
      left: [{ id: 'l1', text: 'Bali' }],
      right: [
        { id: 'r1', text: 'Denpasar' },
        { id: 'r2', text: 'Kupang' },
      ],
      pairs: [['l1', 'r1']],
    },
  },
}

/** A place of each bank, and bodies that add a question of a form there, with its answer key. */
export function everyForm(a: ReturnType<typeof make>) {
  async function placeIn(bank: BankName) {
    if (bank === 'snpmb') return { category_id: await a.category({ product_type: 2 }) }
    const class_id = await a.class()
    return { topic_id: await a.topic({ class_id }), class_id, ql_id: await a.questionLevel() }
  }
  const bodyOf = async (bank: BankName, form: FormName) =>
    ({ question_text: '<p>Apa?</p>', label: 'exam', ...(await placeIn(bank)), ...WRITTEN[form] }) as never
  return { placeIn, bodyOf }
}

const OWN = /^(id_\w+|code|question_code|parent_id|children|\w+_at|selection_id)$/
/** A question without what each question has of its own. The ids in its document are text, which a copy takes. */
export const withoutIds = (question: Question) =>
  JSON.parse(
    JSON.stringify(question, (name, value) =>
      OWN.test(name) || (name === 'id' && typeof value === 'number') ? undefined : value,
    ),
  )
