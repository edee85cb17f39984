// <OfflineBanner /> is rendered once, in the shell: a notice that the browser is offline.
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-trial-soft px-4 py-2 text-sm font-semibold text-trial">
          <WifiOff size={16} aria-hidden className="shrink-0" />
          Koneksi internet terputus. Perubahan belum dapat disimpan.
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
