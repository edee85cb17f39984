import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorBox } from '../ui/error-box.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'

export function NotFound() {
  return (
    <main id="isi" tabIndex={-1} className="mx-auto max-w-xl p-4 py-16 outline-none">
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
    </main>
  )
}

/** A screen failed to load or to draw. A fresh page is what helps after a new version was put in place. */
export function Broken({ error }: ErrorComponentProps) {
  console.error(error)
  return (
    <div className="mx-auto max-w-xl p-4 py-16">
      <ErrorBox message="Halaman ini tidak dapat ditampilkan." onRetry={() => window.location.reload()} />
    </div>
  )
}

export function Pending() {
  return (
    <div aria-busy className="mx-auto max-w-320">
      <CardSkeleton count={3} />
    </div>
  )
}
