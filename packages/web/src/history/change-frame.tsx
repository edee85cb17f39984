import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Sentence } from '../changes/sentence.ts'
import { Button } from '../ui/button.tsx'
import { dateTime, initials } from '../ui/format.ts'

interface FrameProps {
  sentence: Sentence
  /** When it happened, ISO 8601. */
  at: string
  /** The name of what changed, where it is more than words. */
  name?: ReactNode
  restore?: ReactNode
  /** What is folded out; undefined if the sentence tells everything. */
  details?: () => ReactNode
}

/** A card of Riwayat: who did what and when, and what can be folded out. */
export function ChangeFrame({ sentence: { who, does, name, more }, at, name: shown, restore, details }: FrameProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
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
            {name && (shown ?? <b className="font-semibold text-ink">{name}</b>)}
            {more}
          </p>
          <time dateTime={at} className="text-sm text-muted">
            {dateTime(at)}
          </time>
        </div>
        <div className="-mx-3 ml-9 flex flex-wrap items-center sm:-mr-3 sm:ml-auto">
          {restore}
          {details && (
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
      {open && details?.()}
    </article>
  )
}
