import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { dateTime, initials } from '../ui/format.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { type Change, differencesIn, isMove } from './changes.ts'
import { RestoreButton } from './restore-button.tsx'
import { sentenceOf } from './sentence.ts'

const ChangeDetails = onDemand(() => import('./change-details.tsx'), 'ChangeDetails')

export function ChangeCard({ change }: { change: Change }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { who, does, name, more } = sentenceOf(change)
  const tells = change.entries.some((entry) => differencesIn(entry).length > 0 || isMove(entry))
  return (
    <article aria-labelledby={id} className="rounded-card border border-line bg-white p-4 sm:px-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <span
          aria-hidden
          className="mt-0.5 flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-soft text-sm font-semibold text-brand"
        >
          {initials(who)}
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <p id={id} className="break-words text-body">
            <b className="font-semibold text-ink">{who}</b> {does}
            {name && ' '}
            {name && <Name change={change}>{name}</Name>}
            {more}
          </p>
          <time dateTime={change.entries[0].at} className="text-sm text-muted">
            {dateTime(change.entries[0].at)}
          </time>
        </div>
        <div className="-mx-3 ml-9 flex flex-wrap items-center sm:-mr-3 sm:ml-auto">
          <RestoreButton change={change} />
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
        </div>
      </div>
      {open && <ChangeDetails change={change} />}
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
