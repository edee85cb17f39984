import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorBox } from '../ui/error-box.tsx'

/** Shown when a screen fails to load or to render. After a new release, reloading the page helps. */
export function Broken({ error }: ErrorComponentProps) {
  console.error(error)
  return (
    <div className="mx-auto max-w-xl p-4 py-16">
      <ErrorBox message="Halaman ini tidak dapat ditampilkan." onRetry={() => window.location.reload()} />
    </div>
  )
}

/** Shown while the code of a screen loads. Part of the first download, so it stays small: no skeletons. */
export function Pending() {
  return (
    <p role="status" className="p-16 text-center">
      Memuat halaman …
    </p>
  )
}
