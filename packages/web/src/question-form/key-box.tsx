import type { ReactNode } from 'react'

/** Where a card shows a part of the key of its question. */
export function KeyBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-4 rounded-control bg-quiet px-4 py-3">
      <p className="text-sm font-semibold text-ink">{title}</p>
      {children}
    </div>
  )
}
