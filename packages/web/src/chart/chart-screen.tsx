import { Printer } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/choices.tsx'
import { useListSearch } from '../ui/list-search.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { VIEWS } from './chart-search.ts'
import { IndicatorTables, LevelTables } from './count-tables.tsx'
import { MonthlyCharts } from './monthly-charts.tsx'

/** Statistics: questions added by month, and counts by cognitive level and by difficulty. */
export function ChartScreen() {
  const { search, filter } = useListSearch('/shell/chart')
  const view = search.view ?? 'chart'
  return (
    <>
      <PageHeader
        title="Grafik"
        secondary={
          <Button icon={Printer} className="print:hidden" onClick={() => window.print()}>
            Cetak
          </Button>
        }
      />
      <div className="mb-6 print:hidden">
        <RadioGroup
          label="Tampilkan"
          hideLabel
          options={VIEWS}
          value={view}
          onChange={(next) => filter({ view: next === 'chart' ? undefined : next })}
        />
      </div>
      {view === 'chart' && <MonthlyCharts year={search.year} onYear={(year) => filter({ year })} />}
      {view === 'indikator' && <IndicatorTables />}
      {view === 'level' && <LevelTables />}
    </>
  )
}
