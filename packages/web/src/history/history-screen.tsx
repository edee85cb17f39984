import { historyRoutes } from '@bank/contract/history'
import { securityEventRoutes } from '@bank/contract/security-event'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useAllowed } from '../api/allowed.ts'
import { useList } from '../api/list.ts'
import { asCards, isLarge, isSignIns } from '../changes/changes.ts'
import { buttonClass } from '../ui/button.tsx'
import { useListSearch } from '../ui/list-search.ts'
import { NothingFound } from '../ui/nothing-found.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'
import { ChangeCard } from './change-card.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { LargeChangeCard } from './large-change-card.tsx'
import { QuestionHead } from './question-head.tsx'
import { SignInsCard } from './sign-ins-card.tsx'

const CARDS = 10
/** Of sign-ins, of which one card tells many. */
const SIGN_INS = 50

const AccessScreen = onDemand(() => import('./access-screen.tsx'), 'AccessScreen')

export function HistoryScreen() {
  const { search } = useListSearch('/shell/history')
  const seesAccess = useAllowed(securityEventRoutes.list)
  return search.about === 'access' && seesAccess ? <AccessScreen /> : <ChangesScreen seesAccess={seesAccess} />
}

function ChangesScreen({ seesAccess }: { seesAccess: boolean }) {
  const { search, filter, turn } = useListSearch('/shell/history')
  const { about: _, kind: __, ...asked } = search
  const limit = search.action === 'login' || search.action === 'logout' ? SIGN_INS : CARDS
  const list = useList(historyRoutes.list, { ...asked, limit, by: 'change' }, asCards)
  const { totalData, older } = list.data?.pagination ?? {}
  const { question_id } = search
  return (
    <>
      <PageHeader
        title="Riwayat"
        count={totalData}
        thing="perubahan"
        secondary={
          seesAccess && (
            <Link to="/history" search={{ about: 'access' }} className={buttonClass('secondary')}>
              <ShieldCheck size={16} aria-hidden className="shrink-0" />
              Masuk dan keamanan
            </Link>
          )
        }
        back={question_id ? '/soal' : '/'}
        trail={
          question_id
            ? [{ label: 'Riwayat', to: '/history' }, { label: 'Riwayat satu soal' }]
            : [{ label: 'Beranda', to: '/' }, { label: 'Riwayat' }]
        }
      />
      {question_id && <QuestionHead id={question_id} />}
      <HistoryFilters search={search} onFilter={filter} />
      {older && (
        <p className="mb-4 text-sm text-muted">
          Hanya perubahan terbaru yang dihitung. Pilih tanggal untuk melihat yang lebih lama.
        </p>
      )}
      <Paged list={list} onPage={turn} empty={<NothingFound search={search} onFilter={filter} />}>
        {(changes) => (
          <div className="space-y-3">
            {changes.map((card) =>
              isLarge(card) ? (
                <LargeChangeCard key={card.change} change={card} />
              ) : isSignIns(card) ? (
                <SignInsCard key={card.key} card={card} />
              ) : (
                <ChangeCard key={card.key} change={card} />
              ),
            )}
          </div>
        )}
      </Paged>
    </>
  )
}
