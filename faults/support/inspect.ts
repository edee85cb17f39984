import type { DatabaseAddress } from '../../packages/server/src/db/address.ts'
import { openHome } from '../../packages/server/src/postgres/home.ts'
import { run } from '../../packages/server/test/statement.ts'
import { readItem, type StoredItem } from './item.ts'
import { compare, type Ledger, type Verdict } from './ledger.ts'

/** Direct access to the database of a data folder, while a server runs on it. */
export async function databaseIn(folder: string) {
  const { address, tidy } = await openHome({ folder })
  return { address, tidy }
}

export interface Findings extends Verdict {
  /** Pictures that are referenced but missing, or whose bytes differ from those that were stored. */
  dangling: string[]
  /** Counts stored in the same transaction that differ from the number of rows. */
  miscounted: string[]
}

export const FINE: Findings = { lost: [], half: [], twice: [], strange: [], dangling: [], miscounted: [] }

/** The findings by name for the report, each with the number found and the number required. */
export function heldIn({ lost, half, twice, strange, dangling, miscounted }: Findings): Record<string, [number, 0]> {
  return {
    'acknowledged changes lost': [lost.length, 0],
    'questions written by half': [half.length, 0],
    'questions twice': [twice.length, 0],
    'questions that nobody sent so': [strange.length, 0],
    'pictures missing or spoilt': [dangling.length, 0],
    'counts that differ from the rows': [miscounted.length, 0],
  }
}

/** The kinds with findings: `1 lost, 2 half`. */
export const foundIn = (findings: Findings) =>
  Object.entries(findings)
    .filter(([, names]) => names.length > 0)
    .map(([kind, names]) => `${names.length} ${kind}`)
    .join(', ')

interface Inspected {
  findings: Findings
  /** The number of questions of the writers in the database. */
  stored: number
}

/**
 * Reads the database directly, not through the server, and compares it with the acknowledged changes in `ledger`.
 * `upTo` is the ledger at the time of reading.
 */
export async function inspect(address: DatabaseAddress, ledger: Ledger, upTo?: Ledger): Promise<Inspected> {
  const names = [...(upTo ?? ledger).keys()]
  const rows: StoredItem[] = await run(address, STORED_ITEMS, [names])
  const pictures = await run(address, DANGLING)
  const counts: { kept: number; counted: number }[] = await run(address, COUNTS)
  return {
    findings: {
      ...compare(ledger, rows.map(readItem), upTo),
      dangling: pictures.map(({ id }) => String(id)),
      miscounted: counts.filter(({ kept, counted }) => kept !== counted).map((row) => JSON.stringify(row)),
    },
    stored: rows.length,
  }
}

const STORED_ITEMS = `
  select q.id, q.text,
    coalesce((select json_agg(json_build_object('text', s.text, 'pictured', s.image_id is not null,
        'right', exists (select from answer a where a.selection_id = s.id)) order by s.position, s.id)
      from selection s where s.question_id = q.id), '[]') as options,
    array(select k.text from keyword k where k.question_id = q.id order by k.position) as keywords,
    (select d.text from discussion d where d.question_id = q.id) as discussion,
    exists (select from free_trial f where f.question_id = q.id) as "freeTrial"
  from question q where substring(q.text from '<p>Butir (\\S+) r') = any($1)`

/** Pictures whose bytes are missing or changed, and pictures in a question's text that `text_image` does not list. */
const DANGLING = `
  select i.id from image i left join image_bytes b on b.image_id = i.id
  where b.image_id is null or encode(sha256(b.bytes), 'hex') <> i.etag or length(b.bytes) <> i.byte_size
  union
  select m.parts[1] from question q, regexp_matches(q.text, '/media/([0-9a-f]{32})', 'g') as m (parts)
  where not exists (select from text_image t where t.image_id = m.parts[1] and t.resource = 'question' and t.row_id = q.id)`

/** The stored total of all questions including deltas not folded yet, and the number of rows. */
const COUNTS = `
  select coalesce((select sum(amount) from question_tally where facet = ''), 0)::int
      + coalesce((select sum(amount) from question_delta), 0)::int as kept,
    (select count(*) from question)::int as counted`
