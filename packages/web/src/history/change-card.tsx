import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { dateTime, initials } from '../ui/format.ts'
import { onDemand } from '../ui/on-demand.ts'
import { type Change, differencesIn } from './changes.ts'
import { RestoreButton } from './restore-button.tsx'
import { sentenceOf } from './sentence.ts'

const ChangeDetails = onDemand(() => import('./change-details.tsx'), 'ChangeDetails')

export function ChangeCard({ change }: { change: Change }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { who, does, name, more } = sentenceOf(change)
  const tells = change.entries.some((entry) => differencesIn(entry).length > 0)
  return (
    <article aria-labelledby={id} className="rounded-card border border-line bg-white p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-soft text-sm font-semibold text-brand"
        >
          {initials(who)}
        </span>
        <div className="min-w-0 flex-1">
          <p id={id} className="break-words text-body">
            <b className="font-semibold text-ink">{who}</b> {does}
            {name && ' '}
            {name && <Name change={change}>{name}</Name>}
            {more}
          </p>
          <time dateTime={change.entries[0].at} className="text-sm text-muted">
            {dateTime(change.entries[0].at)}
          </time>
          <div className="mt-1 -ml-3.5 flex flex-wrap items-center">
            {tells && (
              <Button
                kind="quiet"
                icon={open ? ChevronUp : ChevronDown}
                aria-expanded={open}
                aria-label={`${open ? 'Tutup' : 'Lihat'} perubahan: ${does} ${name}`}
                onClick={() => setOpen(!open)}
              >
                {open ? 'Tutup perubahan' : 'Lihat perubahan'}
              </Button>
            )}
            <RestoreButton change={change} />
          </div>
        </div>
      </div>
      <Suspense>{open && <ChangeDetails change={change} />}</Suspense>
    </article>
  )
}

/** A question's name leads to its own history. */
function Name({ change, children }: { change: Change; children: string }) {
  const { resource, row_id } = change
  if (resource !== 'question' || row_id === null) return <b className="font-semibold text-ink">{children}</b>
  return (
    <Link
      to="/history"
      search={{ question_id: row_id }}
      className="rounded-chip font-semibold text-brand hover:underline"
    >
      {children}
    </Link>
  )
}
