import { type ReviewStats, reviewStatsRoutes } from '@bank/contract/review-stats'
import { ZONE } from '@bank/contract/zone'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { asOptions, choiceOf, useSubjects } from '../api/lookups.ts'
import { reading } from '../api/query.ts'
import { STAGE_WORD } from '../telaah/stage-words.ts'
import { Button } from '../ui/button.tsx'
import { CountTable } from '../ui/count-table.tsx'
import { downloadCsv } from '../ui/csv.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Select } from '../ui/select.tsx'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { type Column, Table } from '../ui/table.tsx'
import {
  aspectWords,
  checkRows,
  csvOfStats,
  decimal,
  figuresOf,
  ruleWords,
  WEEK_HEAD,
  weekRows,
} from './stats-words.ts'

const PERIODS = [
  { value: 30, label: '30 hari terakhir' },
  { value: 90, label: '90 hari terakhir' },
  { value: 365, label: 'Setahun terakhir' },
  { value: 0, label: 'Sejak awal' },
] as const

const DAY = 86_400_000
/** The day before so many, in the zone by which days begin. */
const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE.name }).format(new Date(Date.now() - days * DAY))

/** The work of the review flow in figures. */
export function Stats() {
  const [days, setDays] = useState<number>(PERIODS[1].value)
  const [subject_id, setSubject] = useState<number>()
  const query = { from: days > 0 ? daysAgo(days) : undefined, subject_id }
  const stats = useQuery(reading(reviewStatsRoutes.get, { query }))
  const data = stats.data?.data[0]
  return (
    <section aria-labelledby="angka" className="mt-8 space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="angka" className="text-lg">
          Angka
        </h2>
        <Button
          icon={Download}
          disabled={!data}
          onClick={() => data && downloadCsv(`telaah-${daysAgo(0)}`, csvOfStats(data))}
        >
          Unduh CSV
        </Button>
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:w-2/3">
        <Select
          label="Masa"
          options={PERIODS}
          value={days}
          clearable={false}
          onChange={(value) => setDays(Number(value ?? PERIODS[1].value))}
        />
        <Select
          label="Subjek"
          options={asOptions(useSubjects().data?.data, choiceOf.subject)}
          placeholder="Semua subjek"
          value={subject_id}
          onChange={(value) => setSubject(value ? Number(value) : undefined)}
        />
      </div>
      <Loaded query={stats} skeleton={<TableSkeleton rows={4} />}>
        {({ data: [counted] }) => <Figures stats={counted} />}
      </Loaded>
    </section>
  )
}

function Figures({ stats }: { stats: ReviewStats }) {
  const { stages, weeks, people, aspects, rules } = stats
  return (
    <div className="space-y-6">
      <dl className="flex flex-wrap gap-3">
        {figuresOf(stats).map(({ what, value }) => (
          <div key={what} className="min-w-40 flex-1 rounded-card border border-line bg-white px-4 py-3">
            <dt className="text-sm text-muted">{what}</dt>
            <dd className="text-lg font-bold text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      {stages.length > 0 && (
        <Titled
          caption="Sedang berjalan"
          rows={stages}
          rowKey={({ stage }) => stage}
          columns={[
            { title: 'Sedang berjalan', cell: ({ stage }) => STAGE_WORD[stage] },
            { title: 'Soal', kind: 'number', cell: ({ amount }) => amount },
            { title: 'Median umur (hari)', kind: 'number', cell: ({ days }) => decimal(days) },
          ]}
        />
      )}
      {weeks.length > 0 && <CountTable caption="Per minggu" head={WEEK_HEAD} rows={weekRows(weeks)} summed={false} />}
      {people.length > 0 && (
        <Titled
          caption="Penelaah"
          rows={people}
          rowKey={({ ac_id }) => ac_id}
          columns={[
            { title: 'Penelaah', cell: ({ ac_name }) => ac_name },
            { title: 'Layak', kind: 'number', cell: ({ layak }) => layak },
            { title: 'Perbaiki', kind: 'number', cell: ({ perbaiki }) => perbaiki },
            { title: 'Tolak', kind: 'number', cell: ({ tolak }) => tolak },
            { title: 'Median waktu (jam)', kind: 'number', cell: ({ hours }) => decimal(hours) },
          ]}
        />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Most caption="Pemeriksaan kunci" rows={checkRows(stats)} />
        <Most caption="Aspek yang paling sering Tidak" rows={aspects.map((one) => [aspectWords(one), one.amount])} />
        <Most caption="Temuan yang paling sering" rows={rules.map(({ rule, amount }) => [ruleWords(rule), amount])} />
      </div>
    </div>
  )
}

function Most({ caption, rows }: { caption: string; rows: [name: string, amount: number][] }) {
  if (rows.length === 0) return null
  return (
    <Titled
      caption={caption}
      rows={rows}
      rowKey={([name]) => name}
      columns={[
        { title: caption, cell: ([name]) => <span className="font-normal">{name}</span> },
        { title: 'Kali', kind: 'number', cell: ([, amount]) => amount },
      ]}
    />
  )
}

interface TitledProps<Row> {
  caption: string
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  columns: readonly Column<Row>[]
}

/** On a phone, where a table has no head, its caption stands above it. */
const Titled = <Row,>(table: TitledProps<Row>) => (
  <div>
    <h3 className="mb-2 text-md sm:hidden">{table.caption}</h3>
    <Table {...table} />
  </div>
)
