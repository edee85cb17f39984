import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorBox } from '../ui/error-box.tsx'

/** A screen failed to load or to draw. A fresh page is what helps after a new version was put in place. */
export function Broken({ error }: ErrorComponentProps) {
  console.error(error)
  return (
    <div className="mx-auto max-w-xl p-4 py-16">
      <ErrorBox message="Halaman ini tidak dapat ditampilkan." onRetry={() => window.location.reload()} />
    </div>
  )
}

/** While a screen's code is fetched; a part of the first load, hence without shapes. */
export function Pending() {
  return (
    <p role="status" className="p-16 text-center">
      Memuat halaman …
    </p>
  )
}
