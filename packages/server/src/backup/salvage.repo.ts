import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Loss, Table } from './header.ts'
import { keyOf, type Reference, referencesIn } from './references.repo.ts'
import { type StandIn, standInFor } from './stand-in.ts'
import { primaryKey, type Survey, survey } from './survey.repo.ts'

/** What a salvaged backup takes of a table. */
export interface Salvaged extends Survey {
  table: Table
  /** Places (`ctid`) of readable rows that are left out. */
  left: Set<string>
  /** By column: places of rows that are taken without its value. */
  cleared: Map<string, Set<string>>
  loss: Loss
}

interface Dangling {
  place: string
  /** The primary key, for people. */
  row: string
  wanted: StandIn
}

/**
 * Finds what of these tables can be read; parents come first in `tables`. A row whose parent is lost refers to a
 * stand-in, or to nothing where it may, or is left out: so what is taken can be restored.
 */
export async function salvage(db: Db, tables: Table[]): Promise<Salvaged[]> {
  const all = new Map<string, Salvaged>()
  for (const table of tables) all.set(table.name, salvaged(table, await survey(db, table.name)))
  const references = await referencesIn(db)
  for (const parent of all.values()) {
    if (parent.blocks.length + parent.rows.length + parent.left.size === 0) continue
    const to = references.filter((reference) => reference.parent === parent.table.name)
    const dangling = new Map<Reference, Dangling[]>()
    for (const reference of to) {
      const child = all.get(reference.child)
      if (child) dangling.set(reference, await danglingIn(db, parent, child, reference))
    }
    addStandIns(all, references, parent, [...dangling.values()].flat())
    for (const [reference, rows] of dangling) settle(all, parent, reference, rows)
  }
  return [...all.values()]
}

const salvaged = (table: Table, found: Survey): Salvaged => ({
  ...found,
  table,
  left: new Set(),
  cleared: new Map(),
  loss: { table: table.name, blocks: found.blocks, rows: found.rows, left_out: [], cleared: [], stand_ins: [] },
})

/** Rows of the child whose parent is neither read nor taken. */
async function danglingIn(db: Db, parent: Salvaged, child: Salvaged, { columns, keys }: Reference) {
  const present = new Set<string>()
  for await (const { place, values } of valuesIn(db, parent, keys))
    if (!parent.left.has(place)) present.add(keyOf(values))
  const dangling: Dangling[] = []
  for await (const { place, row, values } of valuesIn(db, child, columns)) {
    if (values.some((value) => value === null) || present.has(keyOf(values))) continue
    dangling.push({ place, row, wanted: Object.fromEntries(keys.map((key, at) => [key, values[at] ?? ''])) })
  }
  return dangling
}

/** The places of the readable rows of a table, with some of their columns as text. */
async function* valuesIn(db: Db, { table, pieces }: Salvaged, columns: string[]) {
  const row = sql.raw(await primaryKey(db, table.name))
  const values = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))
  for (const piece of pieces) {
    const { rows } = await sql<{ place: string; row: string; values: (string | null)[] }>`
      select ctid::text as place, concat_ws('/', ${row}) as row, array[${values}] as values
      from ${sql.table(table.name)} where ${sql.raw(piece)}`.execute(db)
    yield* rows
  }
}

/** Several rows may want the same lost one, and each knows another part of it. */
function addStandIns(all: Map<string, Salvaged>, references: Reference[], { table, loss }: Salvaged, rows: Dangling[]) {
  const wanted = new Map<string, StandIn>()
  for (const { wanted: part } of rows) wanted.set(part.id ?? '', { ...wanted.get(part.id ?? ''), ...part })
  for (const known of wanted.values()) {
    const standIn = standInFor(table.name, known)
    if (!standIn || loss.stand_ins.some(({ id }) => id === standIn.id)) continue
    loss.stand_ins.push(standIn)
    // its own parent may be lost as well, and no other row may have told
    for (const { child, columns, parent, keys } of references.filter(({ child }) => child === table.name)) {
      const above = all.get(parent)
      const known = Object.fromEntries(keys.map((key, at) => [key, standIn[columns[at] ?? ''] ?? '']))
      if (above && child !== parent && known.id) addMissing(above, known)
    }
  }
}

/** Whether the row is among those that are read is not asked: a stand-in beside the row itself is not loaded. */
function addMissing({ table, loss, blocks, rows }: Salvaged, known: StandIn) {
  const standIn = standInFor(table.name, known)
  if (!standIn || blocks.length + rows.length === 0 || loss.stand_ins.some(({ id }) => id === standIn.id)) return
  loss.stand_ins.push(standIn)
}

function settle(all: Map<string, Salvaged>, { loss: { stand_ins } }: Salvaged, reference: Reference, rows: Dangling[]) {
  const child = all.get(reference.child)
  const [clearable] = reference.clearable
  const made = new Set(stand_ins.map(({ id }) => id))
  for (const { place, row } of rows.filter(({ wanted }) => !made.has(wanted.id))) {
    if (!child || child.left.has(place)) continue
    if (clearable === undefined) {
      child.left.add(place)
      child.loss.left_out.push(row)
      continue
    }
    const places = child.cleared.get(clearable) ?? new Set()
    child.cleared.set(clearable, places.add(place))
    child.loss.cleared.push(`${row}: ${clearable}`)
  }
}
