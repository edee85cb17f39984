// The body's document of a form, from the form's values.
import { ofForm } from '@bank/contract/question-form/forms'
import type { InteractionInput } from '@bank/contract/question-form/interaction'
import { formOf, QUESTION_TYPE } from '@bank/contract/question-words'
import type { UseFormReturn } from 'react-hook-form'
import { withoutBlanks } from './blank.ts'
import { BENAR_SALAH, type Column, type Shown } from './document-rows.ts'
import type { ItemValues } from './item-values.ts'

/** The body's document of the present type. */
export function documentOf(values: ItemValues): InteractionInput | undefined {
  const type = Number(values.qt_id)
  const form = formOf(type, false)
  if (!form) return undefined
  const { interaction = {} } = values
  const kept = ofForm(form, interaction as InteractionInput)
  if (type === QUESTION_TYPE.categories) return { ...kept, ...table(values) }
  if (type === QUESTION_TYPE.matching) return { ...kept, ...matching(values) }
  if (type === QUESTION_TYPE.essay) return { ...kept, ...rubricOf(values) }
  return Object.keys(kept).length > 0 ? kept : undefined
}

function rubricOf(values: ItemValues) {
  const { rubric } = withoutBlanks(values)
  return rubric.length > 0 ? { rubric } : {}
}

function table(values: ItemValues) {
  const columns = values.columns?.filter(({ text }) => text.trim() !== '') ?? []
  const known = new Set(columns.map(({ id }) => id))
  const rows = withoutBlanks(values).rows.map((row) => ({
    ...row,
    column: row.column !== null && known.has(row.column) ? row.column : null,
  }))
  return rows.length > 0 || !sameColumns(columns, BENAR_SALAH) ? { columns, rows } : {}
}
const sameColumns = (one: Column[], other: Column[]) => JSON.stringify(one) === JSON.stringify(other)

/** Equal partners are one row on the right. */
function matching(values: ItemValues) {
  const { matches, lures } = withoutBlanks(values)
  if (matches.length === 0 && lures.length === 0) return {}
  const next = { left: highest('left'), right: highest('right') }
  function highest(list: 'left' | 'right') {
    const ids =
      list === 'left'
        ? matches.map(({ id }) => id)
        : [...matches.map((row) => row.partner_id), ...lures.map(({ id }) => id)]
    return Math.max(values.used?.[list] ?? 0, ...ids.map((id) => Number(id?.slice(1) ?? 0)))
  }
  const right: (Shown & { id: string })[] = []
  const rightOf = ({ id, text, image }: Shown): string | undefined => {
    if (text.trim() === '' && !image) return undefined
    const same = right.find((row) => row.text === text && row.image === image)
    if (same) return same.id
    const isFree = id !== undefined && right.every((row) => row.id !== id)
    const row = { id: isFree ? id : `r${++next.right}`, text, image }
    right.push(row)
    return row.id
  }
  const pairs: [string, string][] = []
  const left = matches.map(({ id = `l${++next.left}`, text, image, partner_id, partner, partner_image }) => {
    const to = rightOf({ id: partner_id, text: partner, image: partner_image })
    if (to) pairs.push([id, to])
    return { id, text, image }
  })
  for (const lure of lures) rightOf(lure)
  return { left, right, pairs }
}

/** A column that can be added: its id was never used. */
export const newColumn = (columns: readonly Column[], used: Record<string, number> = {}): Column => ({
  id: `c${Math.max(used.columns ?? 0, ...columns.map(({ id }) => Number(id.slice(1)))) + 1}`,
  text: '',
})

/** The statements of a Benar / Salah question as rows of a table, unless the table has rows already. */
export function documentOfStatements(form: Pick<UseFormReturn<ItemValues>, 'getValues' | 'setValue'>) {
  const values = form.getValues()
  const { statements, rows } = withoutBlanks(values)
  if (rows.length > 0 || statements.length === 0) return
  form.setValue('columns', BENAR_SALAH)
  form.setValue(
    'rows',
    statements.map(({ text, answer }) => ({ text, image: '', column: columnOf(answer) })),
    { shouldDirty: true },
  )
}
const columnOf = (answer: unknown) => (answer === '1' ? 'c1' : answer === '2' ? 'c2' : null)
