import { type Dashboard as Counts, type DashboardList, dashboardLists, dashboardRoutes } from '@bank/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { reading } from '../api/query.ts'
import { classes } from '../ui/classes.ts'
import { number } from '../ui/format.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { STATUS_LABEL } from '../ui/status-pill.tsx'
import { Panel } from './panel.tsx'
import { Waiting } from './waiting.tsx'

/** Totals, additions of this month and open work; each number links to the list that it counts. */
export function Dashboard() {
  const counts = useQuery({ ...reading(dashboardRoutes.get, {}), staleTime: 0 })
  return (
    <section aria-label="Ringkasan" className="mt-8">
      <h2 className="text-md leading-6">Ringkasan soal</h2>
      <p className="mb-3 text-sm text-muted">Soal di daftar Soal; soal di dalam group tidak ikut dihitung.</p>
      {counts.isPending && <Skeleton className="h-64" />}
      <LoadFailure of={[counts]} />
      {counts.data && <Board counts={counts.data.data} />}
    </section>
  )
}

function Board({ counts }: { counts: Counts }) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-3">
      <Panel title="Isi bank">
        <Count of="literasi" label="Literasi" counts={counts} />
        <Count of="numerasi" label="Numerasi" counts={counts} />
        <Count of="added" label="Ditambahkan bulan ini" counts={counts} />
      </Panel>
      <Panel title="Status">
        <Count of="onProgress" label={STATUS_LABEL['on-progress']} rail="bg-progress-rail" counts={counts} />
        <Count of="approved" label={STATUS_LABEL.approved} rail="bg-approved-rail" counts={counts} />
        <Count of="published" label={STATUS_LABEL.published} rail="bg-published-rail" counts={counts} />
        <Split counts={counts} />
      </Panel>
      <Panel title="Menunggu">
        <Count of="withoutAnswer" label="Belum ada jawaban" counts={counts} />
        <Count of="withoutDiscussion" label="Belum ada pembahasan" counts={counts} />
        <Waiting questions={counts.waiting} />
      </Panel>
    </div>
  )
}

interface CountProps {
  of: DashboardList
  label: string
  counts: Counts
  rail?: string
}

function Count({ of, label, counts, rail }: CountProps) {
  return (
    <Link
      to="/soal"
      search={dashboardLists(counts.month)[of]}
      className="flex min-h-control items-center gap-2.5 rounded-control px-2 py-1 hover:bg-brand-soft"
    >
      {rail && <span aria-hidden className={classes('h-5 w-1 rounded-full', rail)} />}
      <span className="flex-1">{label}</span>
      <b className="text-lg font-bold text-ink tabular-nums">{number(counts[of])}</b>
    </Link>
  )
}

/** The three statuses as parts of one bar; the numbers above give the same information as text. */
function Split({ counts: { onProgress, approved, published } }: { counts: Counts }) {
  const parts = [
    [onProgress, 'fill-progress-rail'],
    [approved, 'fill-approved-rail'],
    [published, 'fill-published-rail'],
  ] as const
  const all = onProgress + approved + published
  if (all === 0) return null
  const before = (index: number) => parts.slice(0, index).reduce((sum, [count]) => sum + count, 0)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${all} 1`}
      preserveAspectRatio="none"
      className="mt-2 h-2 w-full overflow-hidden rounded-full px-2"
    >
      {parts.map(([count, fill], index) => (
        <rect key={fill} x={before(index)} width={count} height="1" className={fill} />
      ))}
    </svg>
  )
}
