import { totalRoutes } from '@bank/contract/total'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { reading } from '../api/query.ts'
import { Button } from '../ui/button.tsx'
import { CountTable } from '../ui/count-table.tsx'
import { downloadCsv } from '../ui/csv.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { FAMILY_WORD } from '../ui/question-words.ts'
import { TableSkeleton } from '../ui/skeleton.tsx'
import {
  type Category,
  type CountColumns,
  type Counted,
  countsOf,
  csvOfFamily,
  INDICATOR_COLUMNS,
  LEVEL_COLUMNS,
  sumOf,
} from './counts.ts'

const FAMILIES = ['literasi', 'numerasi'] as const

/** The topics of each category, counted by cognitive level. */
export function IndicatorTables() {
  const totals = useQuery(reading(totalRoutes.byIndicator, {}))
  return (
    <Loaded query={totals} skeleton={<TableSkeleton rows={8} />}>
      {({ data }) => <Families name="indikator" of={data} columns={INDICATOR_COLUMNS} />}
    </Loaded>
  )
}

/** The topics of each category, counted by difficulty. */
export function LevelTables() {
  const totals = useQuery(reading(totalRoutes.byLevel, {}))
  return (
    <Loaded query={totals} skeleton={<TableSkeleton rows={8} />}>
      {({ data }) => <Families name="level" of={data} columns={LEVEL_COLUMNS} />}
    </Loaded>
  )
}

interface FamiliesProps<Name extends string> {
  /** The base name of the downloaded file. */
  name: string
  of: Record<(typeof FAMILIES)[number], readonly Category<Counted<Name>>[]>
  columns: CountColumns<Name>
}

function Families<Name extends string>({ name, of, columns }: FamiliesProps<Name>) {
  return (
    <div className="space-y-8">
      {FAMILIES.map((family) => (
        <section key={family} aria-label={FAMILY_WORD[family]} className="space-y-4">
          <header className="flex items-center justify-between gap-3">
            <h2 className="text-lg">{FAMILY_WORD[family]}</h2>
            <Button
              icon={Download}
              aria-label={`Unduh CSV ${FAMILY_WORD[family]}`}
              disabled={of[family].length === 0}
              className="print:hidden"
              onClick={() => downloadCsv(`${name}-${family}`, csvOfFamily(of[family], columns))}
            >
              Unduh CSV
            </Button>
          </header>
          {of[family].length === 0 && <EmptyState />}
          {of[family].map(({ id_category, category_name, topic }) => (
            <CountTable
              key={id_category}
              caption={category_name}
              head={['Materi', ...columns.map(([, title]) => title)]}
              rows={topic.map((row) => ({ key: row.id_topic, name: row.topic_name, counts: countsOf(row, columns) }))}
              foot={{ name: 'Jumlah', counts: sumOf(topic, columns) }}
              summed={false}
            />
          ))}
        </section>
      ))}
    </div>
  )
}
