import { totalRoutes } from '@bank/contract/total'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { reading } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import { CountTable } from '../../ui/count-table.tsx'
import { downloadCsv } from '../../ui/csv.ts'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { number } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { FAMILY_WORD } from '../../ui/question-words.ts'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { text } from '../../ui/text.ts'
import { type CategoryTotals, countsOf, csvRows, sumOf, TOTALS_HEAD } from './totals.ts'

interface TotalsDialogProps {
  family: 'literasi' | 'numerasi'
  onClose: () => void
}

/** The questions of a family by status: in total, then by topic for each category (decisions 5). */
export function TotalsDialog({ family, onClose }: TotalsDialogProps) {
  // always read again: a user who has just added a question expects to see it counted
  const totals = useQuery({ ...reading(totalRoutes.byStatus, {}), staleTime: 0 })
  const categories = totals.data?.data[family]
  return (
    <Dialog title={`Total ${FAMILY_WORD[family]}`} onClose={onClose} size="large">
      <DialogBody read>
        <LoadFailure of={[totals]} />
        {totals.isPending && <TableSkeleton rows={6} />}
        {categories && <Totals categories={categories} />}
      </DialogBody>
      <DialogFooter>
        <Button
          icon={Download}
          disabled={!categories?.length}
          onClick={() => categories && downloadCsv(`total-${family}`, csvRows(categories))}
        >
          Unduh CSV
        </Button>
        <DialogClose>{text.close}</DialogClose>
      </DialogFooter>
    </Dialog>
  )
}

function Totals({ categories }: { categories: readonly CategoryTotals[] }) {
  if (categories.length === 0) return <EmptyState />
  return (
    <>
      <Overall counts={sumOf(categories.flatMap(({ topic }) => topic))} />
      {categories.map(({ id_category, category_name, topic }) => (
        <CountTable
          key={id_category}
          caption={category_name}
          head={TOTALS_HEAD}
          rows={topic.map((row) => ({ key: row.id_topic, name: row.topic_name, counts: countsOf(row) }))}
          foot={{ name: 'Jumlah', counts: sumOf(topic) }}
        />
      ))}
    </>
  )
}

function Overall({ counts }: { counts: readonly number[] }) {
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {TOTALS_HEAD.slice(1).map((title, index) => (
        <div key={title} className="rounded-card bg-quiet px-4 py-3 last:bg-brand-soft">
          <dt className="text-sm text-muted">{title}</dt>
          <dd className="text-xl font-bold text-ink tabular-nums">{number(counts[index] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  )
}
