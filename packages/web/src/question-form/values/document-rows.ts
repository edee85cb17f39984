// What the documents of Kategori, Menjodohkan and Essay consist of, as the form edits it.
import type { Interaction } from '@bank/contract/question-form/interaction'
import { NO_IMAGE } from '@bank/contract/question-parts'

export interface Column {
  id: string
  text: string
}
export interface Shown {
  id?: string | undefined
  text: string
  /** '' for none. */
  image: string
}
export type TableRow = Shown & { column: string | null }
export type Lure = Shown
/** A left row and its partner; '' in both texts of a side means that there is none. */
export type Match = Shown & { partner_id?: string | undefined; partner: string; partner_image: string }

/** What an essay gets points for: one of the levels is chosen by who marks it. */
export interface Criterion {
  id?: string | undefined
  text: string
  levels: { points: number; text: string }[]
}

/** Benar and Salah, with the ids that follow a number: the ids of columns that are gone are not given again. */
export const columnsAfter = (used: number): Column[] =>
  ['Benar', 'Salah'].map((text, at) => ({ id: `c${used + at + 1}`, text }))
export const BLANK_TABLE = { columns: columnsAfter(0), lures: [] as Lure[], rubric: [] as Criterion[] }

interface TableValues {
  columns: Column[]
  rows: TableRow[]
  matches: Match[]
  lures: Lure[]
  rubric: Criterion[]
  /** The highest number that each list of the stored document has given. */
  used: Record<string, number>
  /** The document without its lists. */
  interaction: Omit<Interaction, 'columns' | 'rows' | 'left' | 'right' | 'pairs' | 'rubric' | 'used'>
}

const shown = <Row extends { image: string }>(row: Row) => ({ ...row, image: row.image === NO_IMAGE ? '' : row.image })

/** The form's values for a stored document; blank ones where it has no rows. */
export function tableOf(document: Interaction, blank: Pick<TableValues, 'rows' | 'matches'>): TableValues {
  const {
    columns = [],
    rows = [],
    left = [],
    right = [],
    pairs = [],
    rubric = [],
    used = {},
    ...interaction
  } = document
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
    rubric,
    columns: columns.length > 0 ? columns : columnsAfter(used.columns ?? 0),
    rows: rows.length > 0 ? rows.map(shown) : blank.rows,
    matches: matches.length > 0 ? matches : blank.matches,
    lures: right.filter(({ id }) => !paired.has(id)).map(shown),
  }
}
