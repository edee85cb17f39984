import type { ReactNode } from 'react'

/** A part of a board on Home. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="rounded-card border border-line bg-white p-4">
    <h3 className="mb-1 px-2 text-sm text-muted">{title}</h3>
    {children}
  </section>
)
