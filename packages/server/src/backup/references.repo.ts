import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** A foreign key: each row of `child` names in `columns` a row of `parent` by its `keys`. */
export interface Reference {
  child: string
  columns: string[]
  parent: string
  keys: string[]
  /** The columns that may be empty instead; none where a rule wants them. */
  clearable: string[]
}

/** The foreign keys of this schema. */
export async function referencesIn(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select child.relname as child, parent.relname as parent,
      array_agg(own.attname::text order by place) as columns, array_agg(theirs.attname::text order by place) as keys,
      coalesce(array_agg(own.attname::text) filter (where not own.attnotnull and not exists (
        select from pg_constraint rule where rule.conrelid = child.oid and rule.contype = 'c'
          and pg_get_constraintdef(rule.oid) ~ ('\\m' || own.attname || ' IS NOT NULL'))), '{}') as clearable
    from pg_constraint key
      join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid,
      unnest(conkey, confkey) with ordinality pair (own_number, their_number, place)
      join pg_attribute own on true join pg_attribute theirs on true
    where key.contype = 'f' and key.connamespace = current_schema()::regnamespace
      and own.attrelid = conrelid and own.attnum = own_number
      and theirs.attrelid = confrelid and theirs.attnum = their_number
    group by key.oid, child.relname, parent.relname order by child.relname, key.oid`.execute(db)
  return rows
}

/** The values of such a key as one text. */
export const keyOf = (values: (string | null)[]) => JSON.stringify(values)
