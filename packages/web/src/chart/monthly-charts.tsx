import { type MonthlyChart, totalRoutes } from '@bank/contract/total'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { reading } from '../api/query.ts'
import { Button } from '../ui/button.tsx'
import { CountTable } from '../ui/count-table.tsx'
import { downloadCsv } from '../ui/csv.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { number } from '../ui/format.ts'
import { Loaded } from '../ui/loaded.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { monthsBegun, thisYear, yearOptions } from './years.ts'

const MonthlyLine = onDemand(() => import('./monthly-line.tsx'), 'MonthlyLine')

interface MonthlyChartsProps {
  year: number | undefined
  onYear: (year: number | undefined) => void
}

/** Line charts for the months of a year, Numerasi and Literasi, each with its values in a table. */
export function MonthlyCharts({ year = thisYear(), onYear }: MonthlyChartsProps) {
  const charts = useQuery(reading(totalRoutes.chart, { query: { year } }))
  return (
    <div className="space-y-5">
      <div className="w-40 print:hidden">
        <Select
          label="Tahun"
          clearable={false}
          options={yearOptions(year)}
          value={year}
          onChange={(chosen) => onYear(chosen === '' || chosen === thisYear() ? undefined : chosen)}
        />
      </div>
      <Loaded query={charts} skeleton={<Skeleton className="h-96" />}>
        {({ data }) => (
          <div className="grid gap-5 xl:grid-cols-2">
            {data.map((chart) => (
              <ChartCard key={chart.name} chart={chart} year={year} />
            ))}
          </div>
        )}
      </Loaded>
    </div>
  )
}

function ChartCard({ chart, year }: { chart: MonthlyChart; year: number }) {
  const rows = chart.category
    .slice(0, monthsBegun(year))
    .map((month, index) => ({ month, added: chart.categoryTotal[index] ?? 0 }))
  const sum = rows.reduce((total, { added }) => total + added, 0)
  return (
    <section
      aria-label={chart.name}
      className="min-w-0 break-inside-avoid rounded-card border border-line bg-white p-4 sm:p-5"
    >
      <header className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-md">{chart.name}</h2>
          <p className="text-sm text-muted">
            {number(sum)} soal ditambahkan pada tahun {year}
          </p>
        </div>
        <Button
          kind="quiet"
          icon={Download}
          aria-label={`Unduh CSV ${chart.name}`}
          className="-mr-3 print:hidden"
          onClick={() =>
            downloadCsv(`soal-per-bulan-${chart.name.toLowerCase()}-${year}`, [
              ['Bulan', 'Soal'],
              ...rows.map(({ month, added }) => [month, added]),
            ])
          }
        >
          Unduh CSV
        </Button>
      </header>
      {rows.length === 0 && <EmptyState />}
      {rows.length > 0 && (
        <MonthlyLine
          fallback={<Skeleton className="h-72" />}
          rows={rows}
          title={`Soal ${chart.name} per bulan, ${year}`}
        />
      )}
      <details className="mt-3 print:hidden">
        <summary className="w-fit cursor-pointer rounded-chip py-1 text-sm font-semibold text-brand">
          Lihat tabel
        </summary>
        <div className="mt-2">
          <CountTable
            caption={`${chart.name} ${year}`}
            head={['Bulan', 'Soal']}
            rows={rows.map(({ month, added }) => ({ key: month, name: month, counts: [added] }))}
            foot={{ name: 'Jumlah', counts: [sum] }}
          />
        </div>
      </details>
    </section>
  )
}
