import { twinRoutes } from '@bank/contract/twin'
import { useList } from '../../api/list.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { number } from '../../ui/format.ts'
import { useListSearch } from '../../ui/list-search.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { useOpened } from '../../ui/opened.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Paged } from '../../ui/paged.tsx'
import { CardSkeleton } from '../../ui/skeleton.tsx'
import { TwinsRow } from './twins-row.tsx'

const PairDialog = onDemand(() => import('./pair-dialog.tsx'), 'PairDialog')

const KINDS = [
  { value: undefined, label: 'Semua' },
  { value: 'sama', label: 'Sama persis' },
  { value: 'mirip', label: 'Mirip' },
] as const
const BANKS = [
  { value: undefined, label: 'Soal' },
  { value: 'snpmb', label: 'SNPMB' },
] as const

/** The twins of a bank: those that are exactly the same first, then the most alike. `?buka=kembar:12:34` shows two. */
export function TwinsScreen() {
  const { search, filter, turn } = useListSearch('/shell/kembar')
  const kind = KINDS.find(({ value }) => value === search.kind)?.value
  const bank = BANKS.find(({ value }) => value === search.bank)?.value
  const list = useList(twinRoutes.list, { product_type: bank === 'snpmb' ? 2 : 1, kind, page: search.page })
  const { opened, open, close } = useOpened()
  const unread = list.data?.unread ?? 0
  return (
    <>
      <PageHeader title="Soal kembar" back={bank === 'snpmb' ? '/snpmb/soal' : '/soal'} />
      <div className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
        <Choices label="Bank" choices={BANKS} chosen={bank} onChoose={(value) => filter({ bank: value })} />
        <Choices label="Yang ditampilkan" choices={KINDS} chosen={kind} onChoose={(value) => filter({ kind: value })} />
      </div>
      {unread > 0 && (
        <p role="status" className="mb-3 text-muted">
          {number(unread)} soal belum dibandingkan; daftar ini masih bertambah.
        </p>
      )}
      <Paged
        list={list}
        onPage={turn}
        skeleton={<CardSkeleton />}
        empty={<EmptyState>Tidak ada soal kembar.</EmptyState>}
      >
        {(rows) => (
          <Card label="Soal kembar">
            <ul className="divide-y divide-line">
              {rows.map((twins) => (
                <TwinsRow
                  key={twins.questions.map(({ id_question }) => id_question).join()}
                  twins={twins}
                  onCompare={(one, other) => open(`kembar:${one}:${other}`)}
                />
              ))}
            </ul>
          </Card>
        )}
      </Paged>
      {opened?.kind === 'kembar' && <PairDialog one={Number(opened.id)} other={Number(opened.of)} onClose={close} />}
    </>
  )
}

interface ChoicesProps<Value> {
  label: string
  choices: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

const Choices = <Value,>({ label, choices, chosen, onChoose }: ChoicesProps<Value>) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">{label}</legend>
    {choices.map((choice) => (
      <Button
        key={choice.label}
        kind={choice.value === chosen ? 'primary' : 'secondary'}
        aria-pressed={choice.value === chosen}
        onClick={() => onChoose(choice.value)}
      >
        {choice.label}
      </Button>
    ))}
  </fieldset>
)
