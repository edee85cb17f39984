// What Kategori and Menjodohkan consist of, as the form edits it and as the wire carries it.
import { ofForm } from '@bank/contract/question-form/forms'
import type { Interaction, InteractionInput } from '@bank/contract/question-form/interaction'
import { NO_IMAGE } from '@bank/contract/question-parts'
import { formOf, QUESTION_TYPE } from '@bank/contract/question-words'
import type { UseFormReturn } from 'react-hook-form'
import { withoutBlanks } from './blank.ts'
import type { ItemValues } from './item-values.ts'

export interface Column {
  id: string
  text: string
}
interface Shown {
  id?: string | undefined
  text: string
  /** '' for none. */
  image: string
}
export type TableRow = Shown & { column: string | null }
export type Lure = Shown
/** A left row and its partner; '' in both texts of a side means that there is none. */
export type Match = Shown & { partner_id?: string | undefined; partner: string; partner_image: string }

export const BENAR_SALAH: Column[] = [
  { id: 'c1', text: 'Benar' },
  { id: 'c2', text: 'Salah' },
]
export const BLANK_TABLE = { columns: BENAR_SALAH, lures: [] as Lure[] }

type TableValues = Required<Pick<ItemValues, 'columns' | 'rows' | 'matches' | 'lures' | 'used' | 'interaction'>>

const shown = <Row extends { image: string }>(row: Row) => ({ ...row, image: row.image === NO_IMAGE ? '' : row.image })

/** The form's values for a stored document; blank ones where it has no rows. */
export function tableOf(document: Interaction, blank: Pick<TableValues, 'columns' | 'rows' | 'matches'>): TableValues {
  const { columns = [], rows = [], left = [], right = [], pairs = [], used = {}, ...interaction } = document
  const partners = new Map(pairs)
  const byId = new Map(right.map((row) => [row.id, shown(row)]))
  const matches = left.map(shown).map((row): Match => {
    const partner = byId.get(partners.get(row.id) ?? '')
    return { ...row, partner_id: partner?.id, partner: partner?.text ?? '', partner_image: partner?.image ?? '' }
  })
  const paired = new Set(partners.values())
  return {
    interaction,
    used,
    columns: columns.length > 0 ? columns : blank.columns,
    rows: rows.length > 0 ? rows.map(shown) : blank.rows,
    matches: matches.length > 0 ? matches : blank.matches,
    lures: right.filter(({ id }) => !paired.has(id)).map(shown),
  }
}

/** The body's document of the present type. */
export function documentOf(values: ItemValues): InteractionInput | undefined {
  const type = Number(values.qt_id)
  const form = formOf(type, false)
  if (!form) return undefined
  const { interaction = {} } = values
  const kept = ofForm(form, interaction as InteractionInput)
  if (type === QUESTION_TYPE.categories) return { ...kept, ...table(values) }
  if (type === QUESTION_TYPE.matching) return { ...kept, ...matching(values) }
  return Object.keys(kept).length > 0 ? kept : undefined
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
