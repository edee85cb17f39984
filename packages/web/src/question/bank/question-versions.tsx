import type { BankName } from '@bank/contract/bank'
import { labelOf } from '../../api/lookups.ts'
import { OtherVersion, typeset, type VersionLine } from '../../form/other-version.tsx'
import { featureWord, LABEL_WORD, TYPE_WORD } from '../../ui/question-words.ts'
import type { Option } from '../../ui/select.tsx'
import { STATUS_LABEL } from '../../ui/status-pill.tsx'
import { useGeneralNames } from './general-choices.ts'
import { BESIDE, type FieldOf, type FormColumn, fieldsOf, type Sent } from './question-columns.ts'
import type { QuestionValues } from './question-form.ts'
import { useSnpmbNames } from './snpmb-choices.ts'

interface QuestionVersionsProps<V extends QuestionValues> {
  bank: BankName
  mine: V
  stored: V
  base: V | undefined
  updated_at: string | undefined
  onTake: (values: Partial<V>) => void
  /** Further lines for forms with more than classification and stem: options, discussion. */
  more?: (values: V) => readonly VersionLine[]
}

/** The typed version of a question next to the stored one. */
export function QuestionVersions<V extends QuestionValues>({
  bank,
  more = () => [],
  ...versions
}: QuestionVersionsProps<V>) {
  const useNames = NAMES[bank]
  const names = useNames()
  return <OtherVersion {...versions} lines={(values) => [...linesOf(bank, values, names), ...more(values)]} />
}

type Names = Partial<Record<Sent, readonly Option<number>[]>>
const NAMES: { [Bank in BankName]: () => { [Name in FieldOf<Bank> & Sent<'name'>]: readonly Option<number>[] } } = {
  general: useGeneralNames,
  snpmb: useSnpmbNames,
}
const WORDS: Record<Sent<'code'>, Readonly<Record<string, string>>> = {
  qt_id: TYPE_WORD,
  label: LABEL_WORD,
  status: STATUS_LABEL,
}

const isLong = ({ as }: FormColumn) => as === 'html' || as === 'fragment'

/** The fields of the bank in their order, then all else that a question has, the long texts last. */
export function linesOf(bank: BankName, values: QuestionValues, names: Names): VersionLine[] {
  const lineOf = (column: FormColumn): VersionLine => {
    const { word, body, as } = column
    const value = values[body]
    if (isLong(column)) return [word, typeset(String(value ?? ''))]
    if (as === 'name') return [word, labelOf(names[body] ?? [], value)]
    if (as === 'code') return [word, WORDS[body][String(value)]]
    return [word, String(value ?? '')]
  }
  return [
    ...fieldsOf(bank).map(({ column }) => lineOf(column)),
    ...BESIDE.filter((column) => !isLong(column)).map(lineOf),
    ['Fitur', featureWord(values.free_trial === true)],
    ...BESIDE.filter(isLong).map(lineOf),
  ]
}
