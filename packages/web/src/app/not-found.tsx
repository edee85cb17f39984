import { Link } from '@tanstack/react-router'
import { useSession } from '../api/session.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Pending } from './fallbacks.tsx'

const Shell = onDemand(() => import('./shell.tsx'), 'Shell')

/** An address that no page has; a signed-in person keeps the sidebar. */
export function NotFound() {
  if (useSession()) {
    return (
      <Shell fallback={<Pending />}>
        <Nothing />
      </Shell>
    )
  }
  return (
    <main id="isi" tabIndex={-1} className="p-4 outline-none">
      <Nothing />
    </main>
  )
}

function Nothing() {
  return (
    <div className="mx-auto max-w-xl py-12">
      <h1 className="mb-4 text-center text-xl">Halaman tidak ditemukan</h1>
      <EmptyState
        action={
          <Link to="/" className={buttonClass('primary')}>
            Ke Beranda
          </Link>
        }
      >
        Alamat yang Anda buka tidak ada di Bank Soal.
      </EmptyState>
    </div>
  )
}
