import { plainOf } from '../plain-text.ts'
import type { FormName } from '../question-words.ts'
import { rightOptions } from './choice.ts'
import { letterOf } from './content.ts'
import type { Answer, Asked, Shown } from './scorer.ts'

/** An answer as people say it: `C`, `A dan D`, `1 Benar, 2 Salah`, `1-B, 2-A`. */
interface Given {
  /** What is still to be answered, in a sentence; undefined when the answer is whole. */
  readonly lack: (shown: Shown, answer: Answer) => string | undefined
  readonly said: (question: Asked, answer: Answer) => string
  /** The key, where it is not said as an answer is. */
  readonly key?: (question: Asked) => string
}

const TRUTH: Readonly<Record<string, string>> = { '1': 'Benar', '2': 'Salah' }
/** `A, C, dan D`. Made at its first use: it loads the data of all languages. */
let list: Intl.ListFormat | undefined
const listed = (names: string[]) => {
  list ??= new Intl.ListFormat('id')
  return list.format(names)
}
const ALL_ROWS = 'Jawab setiap baris dahulu.'

const choice: Given = {
  lack: (_, { choices = [] }) => (choices.length === 0 ? 'Pilih jawaban dahulu.' : undefined),
  said: ({ selections }, { choices = [] }) =>
    lettersOf(selections, ({ id_selection }) => choices.includes(id_selection)),
  key: (question) => choice.said(question, { choices: rightOptions(question) }),
}

/** How an answer to a question of each form is told. Apart from its scorer, which the browser loads with every question. */
const GIVEN: { readonly [Name in FormName]: Given } = {
  pg: choice,
  pgk: choice,
  isian: {
    lack: (_, { text = '' }) => (text.trim() === '' ? 'Isi jawaban dahulu.' : undefined),
    said: (_, { text = '' }) => text.trim(),
    key: ({ short_answers }) => short_answers.map(accepted).join(' atau '),
  },
  uraian: { lack: () => undefined, said: (_, { text = '' }) => text },
  benar_salah: {
    lack: ({ statements }, { rows = {} }) => (statements.every(({ id }) => rows[id]) ? undefined : ALL_ROWS),
    said: ({ statements }, { rows = {} }) => numbered(statements.map(({ id }) => ` ${TRUTH[rows[id] ?? ''] ?? '-'}`)),
  },
  kategori: {
    lack: ({ interaction }, { rows = {} }) =>
      (interaction.rows ?? []).every(({ id }) => rows[id]) ? undefined : ALL_ROWS,
    said: ({ interaction: { rows = [], columns = [] } }, answer) =>
      numbered(
        rows.map(({ id }) => ` ${plainOf(columns.find((column) => column.id === answer.rows?.[id])?.text ?? '-')}`),
      ),
  },
  jodohkan: {
    lack: ({ interaction: { left = [] } }, { pairs = [] }) =>
      left.every(({ id }) => pairs.some(([from]) => from === id)) ? undefined : ALL_ROWS,
    said: ({ interaction: { left = [], right = [] } }, { pairs = [] }) =>
      numbered(
        left.map(({ id }) => `-${lettersOf(right, (row) => pairs.some(([from, to]) => from === id && to === row.id))}`),
      ),
  },
}

/** Letters as readers see the rows that are meant. */
const lettersOf = <Row>(rows: readonly Row[], isMeant: (row: Row) => boolean) =>
  listed(rows.flatMap((row, at) => (isMeant(row) ? [letterOf(at)] : [])))
const numbered = (parts: readonly string[]) => parts.map((part, at) => `${at + 1}${part}`).join(', ')

/** `15 meter`, `3,5 (3,4 sampai 3,6)`: `second_range` is the lower bound. */
function accepted({ short_answer_text, first_range, second_range }: Asked['short_answers'][number]): string {
  const text = plainOf(short_answer_text)
  if (first_range === '' && second_range === '') return text
  const bounds =
    first_range && second_range
      ? `${second_range} sampai ${first_range}`
      : first_range
        ? `paling banyak ${first_range}`
        : `paling sedikit ${second_range}`
  return text === '' ? bounds : `${text} (${bounds})`
}

export const lackOfAnswer = (shown: Shown, answer: Answer) => GIVEN[shown.form].lack(shown, answer)
export const saidAnswer = (question: Asked, answer: Answer) => GIVEN[question.form].said(question, answer)
/** `key`: an answer that gets full marks. */
export const saidKey = (question: Asked, key: Answer) =>
  GIVEN[question.form].key?.(question) ?? GIVEN[question.form].said(question, key)
