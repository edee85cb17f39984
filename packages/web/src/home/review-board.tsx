import { BANKS, type BankName } from '@bank/contract/bank'
import { boardFilters, reviewBoardRoutes, type ReviewBoard as Waiting } from '@bank/contract/review-board'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { reading } from '../api/query.ts'
import { STAGE_WORD } from '../telaah/stage-words.ts'
import { Chip } from '../ui/chip.tsx'
import { number } from '../ui/format.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Panel } from './panel.tsx'

/** What waits in the review flow by stage, each number with its list, and who is late. */
export function ReviewBoard() {
  const board = useQuery({ ...reading(reviewBoardRoutes.get, {}), staleTime: 0 })
  return (
    <section aria-labelledby="alur" className="mt-8">
      <h2 id="alur" className="text-md leading-6">
        Alur telaah
      </h2>
      <p className="mb-3 text-sm text-muted">
        Yang menunggu, dengan median umurnya di tahap itu; soal di dalam group tidak ikut dihitung.
      </p>
      {board.isPending && <Skeleton className="h-64" />}
      <LoadFailure of={[board]} />
      {board.data && <Board {...board.data.data} />}
    </section>
  )
}

function Board({ stages, late }: Waiting) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-3">
      <Stages title="Soal" bank="general" stages={stages} />
      <Stages title="SNPMB" bank="snpmb" stages={stages} />
      <Late people={late} />
    </div>
  )
}

const LIST = { general: '/soal', snpmb: '/snpmb/soal' } as const

function Stages({ title, bank, stages }: { title: string; bank: BankName; stages: Waiting['stages'] }) {
  const own = stages.filter(({ product_type }) => product_type === BANKS[bank].product_type)
  return (
    <Panel title={title}>
      {own.map(({ stage, amount, days }) => (
        <Link
          key={stage}
          to={LIST[bank]}
          search={boardFilters(stage)}
          className="flex min-h-control items-center gap-2.5 rounded-control px-2 py-1 hover:bg-brand-soft"
        >
          <span className="flex-1">{STAGE_WORD[stage]}</span>
          {days !== null && <span className="text-sm text-muted">{number(days)} hari</span>}
          <b className="min-w-7 text-right text-lg font-bold text-ink tabular-nums">{number(amount)}</b>
        </Link>
      ))}
    </Panel>
  )
}

function Late({ people }: { people: Waiting['late'] }) {
  return (
    <Panel title="Lewat tenggat">
      {people.length === 0 && <p className="px-2 py-1">Tidak ada tugas yang lewat tenggat.</p>}
      <ul>
        {people.map(({ ac_id, ac_name, amount, days, questions }) => (
          <li key={ac_id} className="px-2 py-1.5">
            <span className="flex items-center gap-2.5">
              <span className="min-w-0 flex-1 wrap-anywhere">{ac_name ?? 'Belum ada yang mengambil'}</span>
              <Chip tone="bad">Lewat {days} hari</Chip>
              <b className="min-w-7 text-right text-lg font-bold text-ink tabular-nums">{number(amount)}</b>
            </span>
            <span className="flex flex-wrap gap-x-3 text-sm">
              {questions.map(({ question_id, code }) => (
                <Link
                  key={question_id}
                  to="/telaah/$id"
                  params={{ id: String(question_id) }}
                  className="font-semibold text-brand hover:underline"
                >
                  {code}
                </Link>
              ))}
              {amount > questions.length && (
                <span className="text-muted">dan {number(amount - questions.length)} lagi</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
