import pg from 'pg'
import { PLANNED_ANEW } from '../src/db/preparing-client.ts'
import { toText } from './pg-text.ts'
import type { Statement } from './statements.ts'

export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Subplan Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Heap Fetches'?: number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: Plan[]
}

/** `at first`: planned for its values. `after some runs`: as PostgreSQL plans a prepared statement that ran before. */
export type Planning = 'at first' | 'after some runs'

/** After five runs PostgreSQL considers one plan for all values. */
const SOME = 6

/** Runs a statement as the driver sends it and returns the nodes of its plan. */
export async function planOf(client: pg.Client, { text, values }: Statement, planning: Planning): Promise<Plan[]> {
  const given = values.map((value) => (value === null ? 'null' : pg.escapeLiteral(toText(value)))).join(', ')
  const execute = `execute looked_at${given === '' ? '' : `(${given})`}`
  await client.query(`prepare looked_at as ${text}`)
  try {
    const runs = planning === 'at first' || text.includes(PLANNED_ANEW) ? 0 : SOME
    for (let run = 0; run < runs; run++) await client.query(execute)
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) ${execute}`,
    )
    return rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan))
  } finally {
    await client.query('deallocate looked_at')
  }
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const QUESTIONS = new Set(['question', 'question_search', 'question_lack', 'question_has', 'free_trial'])

/**
 * The nodes of a plan whose cost grows with the bank: a sequential scan of questions, more than `page` questions read
 * and then filtered out, or more than `page` rows sorted.
 */
export function growing(nodes: Plan[], page: number): string[] {
  return nodes.flatMap((node) => {
    const { 'Node Type': kind, 'Relation Name': relation = '', 'Rows Removed by Filter': removed = 0 } = node
    const isOfQuestions = QUESTIONS.has(relation)
    if (kind === 'Seq Scan' && isOfQuestions) return [`Seq Scan on ${relation}`]
    const inVain = removed * node['Actual Loops']
    if (isOfQuestions && inVain > page) return [`${inVain} rows of ${relation} in vain`]
    const sorted = kind.includes('Sort') ? (node.Plans?.[0]?.['Actual Rows'] ?? 0) : 0
    return sorted > page ? [`${kind} of ${sorted} rows`] : []
  })
}

/** For each node that reads questions, the number of rows that it fetches from the table, not only from an index. */
export const fetchedBy = (nodes: Plan[]): number[] =>
  nodes
    .filter((node) => node['Relation Name'] === 'question')
    .map((node) => node['Heap Fetches'] ?? node['Actual Rows'] * node['Actual Loops'])
