import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

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
