import { historyRoutes } from '@bank/contract/history'
import { ZONE } from '@bank/contract/zone'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { reading } from '../api/query.ts'
import { ChangeDetails } from '../changes/change-details.tsx'
import { asCards, type Change, differencesIn, isLarge, isSignIns } from '../changes/changes.ts'
import { sentenceOf } from '../changes/sentence.ts'
import { dateTime } from '../ui/format.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'

/** The most that are read; Riwayat has the others. */
const LIMIT = 50

/** The changes of a question after a moment (ISO 8601), the newest first, each with what differs. */
export function ChangeList({ id, since }: { id: number; since: string }) {
  const from = dayOf(since)
  const query = { question_id: id, from, by: 'change' as const, limit: LIMIT }
  const list = useQuery(reading(historyRoutes.list, { query }))
  const changes = list.data
    ? asCards(list.data)
        .data.filter(isOne)
        .filter((one) => isAfter(one, since))
    : []
  if (list.isPending) return <CardSkeleton count={1} />
  return (
    <section aria-label="Perubahan" className="mt-3 space-y-4">
      <LoadFailure of={[list]} />
      {list.data && changes.length === 0 && <p>Isinya sama.</p>}
      {changes.map((change) => (
        <div key={change.key}>
          <p className="text-sm">
            <b className="font-semibold text-ink">{sentenceOf(change).who}</b>
            <span className="text-muted">, {dateTime(change.entries[0].at)}</span>
          </p>
          <ChangeDetails change={change} />
        </div>
      ))}
      <Link
        to="/history"
        search={{ question_id: id, from }}
        className="inline-block font-semibold text-brand hover:underline"
      >
        Buka di Riwayat
      </Link>
    </section>
  )
}

const isOne = (card: ReturnType<typeof asCards>['data'][number]): card is Change => !isLarge(card) && !isSignIns(card)
const isAfter = ({ entries }: Change, since: string) =>
  new Date(entries[0].at) > new Date(since) && entries.some((entry) => differencesIn(entry).length > 0)

/** By the zone in which days begin. */
const dayOf = (moment: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE.name }).format(new Date(moment))
