// The open list of a select: how it looks, and its button for screen readers.
import { useEffect } from 'react'

/** Base UI adds a dismiss button for screen readers, whose English name no prop can change. */
export function DismissInIndonesian() {
  useEffect(() => {
    for (const way of document.querySelectorAll('[aria-label="Dismiss"]'))
      way.setAttribute('aria-label', 'Tutup daftar')
  }, [])
  return null
}

export const popupClass =
  'w-[var(--anchor-width)] max-w-[var(--available-width)] min-w-44 rounded-control border border-line bg-white ' +
  'text-ink shadow-popup transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0'

export const itemClass =
  'grid min-h-control cursor-default grid-cols-[1rem_1fr] items-center gap-2 rounded-chip px-2.5 py-1.5 ' +
  'outline-none select-none data-disabled:text-muted data-highlighted:bg-brand-soft data-selected:font-semibold'
