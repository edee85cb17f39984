import type { Gate } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { printNow } from '../likeness/likeness.repo.ts'
import { exactTwins } from '../likeness/twin.repo.ts'
import { needsCheck } from './acts.ts'
import { checkedBy } from './key-check.repo.ts'
import type { Policy } from './policy.repo.ts'
import type { Standing } from './standing.repo.ts'

interface OfAuthor {
  keyless: boolean
  galat: number
  peringatan: number
  read: boolean
}
interface Found extends OfAuthor {
  fit: number
  must_fix: number
}

/** What an approval of the present revision waits for. `isRead`: the findings are of the present texts. */
export async function gatesOf(db: Db, standing: Standing, policy: Policy, isRead = false): Promise<Gate[]> {
  const { id, revision } = standing
  // a finding that somebody is to mend takes back what was found fit before it
  const { rows } = await sql<Found>`
    select exists (select from question_lack where question_id = ${id} and what = 'answer') as keyless,
      coalesce(galat, 0) as galat, coalesce(peringatan, 0) as peringatan,
      galat is not null and not exists (select from lint_due where question_id = ${id}) as read,
      (select count(*)::int from review r where r.question_id = ${id} and r.revision = ${revision} and r.verdict = 'layak'
        and not exists (select from review other where other.question_id = ${id} and other.revision = ${revision}
          and other.verdict <> 'layak' and other.created_at >= r.created_at)) as fit,
      (select count(*)::int from review_thread t where t.question_id = ${id} and t.must_fix and t.resolved_at is null) as must_fix
    from (select) one left join question_lint l on l.question_id = ${id}`.execute(db)
  const [found] = rows as [Found]
  const twin = await exactTwinOf(db, standing)
  return [
    ...gatesOfAuthor(found, policy, isRead),
    gate('twin', twin !== undefined && `Sama persis dengan ${twin}.`),
    gate('reviews', found.fit < policy.reviews && `Telaah ${found.fit} dari ${policy.reviews}.`),
    ...(needsCheck(standing, policy) ? [gate('key', await checksLeft(db, standing, policy))] : []),
    gate('must_fix', found.must_fix > 0 && `${found.must_fix} catatan belum selesai.`),
  ]
}

/** What an author can put right alone. */
const gatesOfAuthor = (found: OfAuthor, policy: Policy, isRead: boolean) => [
  gate('answer', found.keyless && 'Kunci belum ada.'),
  ...(policy.block_on === 'tidak' ? [] : [gate('findings', findingsLeft(found, policy, isRead))]),
]

/** What authors have to put right before each of these questions may be submitted, as far as it is read. */
export async function lacksOf(db: Db, ids: number[], policy: Policy): Promise<Map<number, string>> {
  const { rows } = await sql<OfAuthor & { id: number }>`
    select q.id, exists (select from question_lack where question_id = q.id and what = 'answer') as keyless,
      coalesce(galat, 0) as galat, coalesce(peringatan, 0) as peringatan, true as read
    from question q left join question_lint l on l.question_id = q.id where q.id = ${anyOf(ids)}`.execute(db)
  return new Map(
    rows.flatMap(({ id, ...found }) => {
      const lacking = lackOf(gatesOfAuthor(found, policy, true))
      return lacking ? [[id, lacking]] : []
    }),
  )
}

/** In words; empty where all is well. */
export const lackOf = (gates: readonly Gate[]) => gates.flatMap(({ message }) => message ?? []).join(' ')

async function checksLeft(db: Db, standing: Standing, { key_checks }: Policy): Promise<string | false> {
  const { agreeing, differing } = await checkedBy(db, standing)
  if (differing.length > 0) return differing.join(' ')
  if (agreeing.length >= key_checks) return false
  return agreeing.length === 0 ? 'Kunci belum diperiksa.' : `Kunci diperiksa ${agreeing.length} dari ${key_checks}.`
}

const gate = (name: Gate['gate'], lack: string | false): Gate => ({
  gate: name,
  ok: lack === false,
  message: lack || null,
})

function findingsLeft({ galat, peringatan, read }: OfAuthor, { block_on }: Policy, isRead: boolean): string | false {
  if (!read && !isRead) return 'Telaah otomatis belum membaca soal ini.'
  const counts = [
    ...(galat > 0 ? [`${galat} galat`] : []),
    ...(block_on === 'peringatan' && peringatan > 0 ? [`${peringatan} peringatan`] : []),
  ]
  return counts.length > 0 && `Ada ${counts.join(' dan ')}.`
}

/** The code of the oldest question that asks exactly the same, and is no twin that somebody has denied. */
async function exactTwinOf(db: Db, { id, product_type, parent_id }: Standing): Promise<string | undefined> {
  const exact = (await printNow(db, id)) ?? null
  const twins = await exactTwins(db, { id, product_type, exact }, parent_id)
  if (twins.length === 0) return undefined
  const { rows } = await sql<{ other: number }>`
    select question_id + other_id - ${id} as other from denied_twins where ${id} in (question_id, other_id)`.execute(db)
  const denied = new Set(rows.map(({ other }) => other))
  return twins.find(({ id_question }) => !denied.has(id_question))?.code
}
