import {
  BANKS,
  type BankName,
  QUESTION_COLUMNS,
  type QuestionColumn,
  type QuestionColumnName,
  type QuestionColumns,
} from '@bank/contract'
import type { DB } from '../db/types.ts'

/** Fails to compile when a column of the table has no description. */
const COLUMNS: Record<keyof DB['question'], QuestionColumn> = QUESTION_COLUMNS
/** Fails to compile when a description has no column. */
const NAMES = Object.keys(COLUMNS) as QuestionColumnName[] satisfies (keyof DB['question'])[]

/** The names of the columns whose description has these properties: `With<{ copied: true }>`. */
type With<Trait> = {
  [Name in QuestionColumnName]: QuestionColumns[Name] extends Trait ? Name : never
}[QuestionColumnName]

/** The table's own columns with their names in the API, for the SELECT list; the table is `q`. */
export const OWN_COLUMNS = NAMES.flatMap((name) => COLUMNS[name].rows.map((row) => `q.${name} as ${row}`)) as {
  [Name in QuestionColumnName]: `q.${Name} as ${QuestionColumns[Name]['rows'][number]}`
}[QuestionColumnName][]

/** The columns that a copy of a question takes from it. */
export const COPIED_COLUMNS = NAMES.filter((name) => COLUMNS[name].copied) as With<{ copied: true }>[]

type FieldOf<Name extends QuestionColumnName> = QuestionColumns[Name] extends { body: infer Field } ? Field : never
/** The columns that a request body sets, by their names in the database. */
export type Sent<Body> = {
  [Name in With<{ body: keyof Body }>]: Body[FieldOf<Name> & keyof Body]
}

/** What each kind of cleaned text becomes; throws VALIDATION when a required text has no visible content. */
type Stored = Record<'html' | 'fragment', (field: string, value: string) => string | null>

/** The columns that a request body sets, with texts as they are stored; fields that were not sent are left out. */
export function sentColumns<Body extends object>(body: Body, stored: Stored): Sent<Body> {
  const fields = new Map<string, unknown>(Object.entries(body))
  const sent = NAMES.flatMap((name) => {
    const { body: field, as } = COLUMNS[name]
    if (field === undefined || fields.get(field) === undefined) return []
    const value = fields.get(field)
    const isText = (as === 'html' || as === 'fragment') && typeof value === 'string'
    return [[name, isText ? stored[as](field, value) : value] as const]
  })
  return Object.fromEntries(sent) as Sent<Body>
}

/** Without the columns that the forms of the other bank alone ask for: the general routes take questions of both banks. */
export function columnsOf<Columns extends object>(bank: BankName, columns: Columns): Columns {
  const asked: object = BANKS[bank].fields
  const askedByAny: object = { ...BANKS.general.fields, ...BANKS.snpmb.fields }
  const isForeign = ({ body }: QuestionColumn) => body !== undefined && body in askedByAny && !(body in asked)
  const own = Object.entries(columns).filter(([name]) => !isForeign(COLUMNS[name as QuestionColumnName]))
  return Object.fromEntries(own) as Columns
}
