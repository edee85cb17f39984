import { type ReviewThread, threadRoutes } from '@bank/contract/thread'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, MessageSquare } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { reading } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import type { Stored, TelaahProps } from '../standing.ts'
import { useRests } from '../use-rests.ts'
import { lookAt } from '../written.ts'
import { type Noted, notedIn } from './noted.ts'
import { paintNoted } from './noted-marks.ts'
import { ThreadList } from './thread-list.tsx'
import { eraseThreads } from './thread-marks.ts'

interface NoteStripProps extends Pick<TelaahProps, 'watch' | 'read'> {
  stored: Stored
  open: boolean
  onToggle: () => void
}

/** Of a form that edits a question: what people say of it, each with a way to its words. Nothing where nobody said anything. */
export function NoteStrip({ stored, watch, read, open, onToggle }: NoteStripProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const noted = useNoted(box, { stored, watch, read })
  const waiting = noted.filter(({ resolved_at }) => resolved_at === null)
  const Icon = open ? ChevronDown : ChevronUp
  return (
    <div ref={box} className="contents">
      {noted.length > 0 && (
        <>
          <Button kind="quiet" icon={MessageSquare} aria-expanded={open} aria-controls={id} onClick={onToggle}>
            <Counted waiting={waiting} />
            <Icon size={16} aria-hidden className="shrink-0" />
          </Button>
          <section id={id} aria-label="Catatan" hidden={!open} className="telaah-list note-list pb-3">
            {open && (
              <ThreadList
                threads={noted}
                onGo={({ place, words }) =>
                  place !== null && lookAt(box.current?.closest('form') ?? null, place, words)
                }
              />
            )}
          </section>
        </>
      )}
    </div>
  )
}

/** `3 catatan, 1 wajib` */
function Counted({ waiting }: { waiting: readonly Noted[] }) {
  const must = waiting.filter(({ must_fix }) => must_fix).length
  if (waiting.length === 0) return 'Catatan selesai'
  return (
    <span>
      {waiting.length} catatan
      {must > 0 && <span className="font-medium text-progress">, {must} wajib</span>}
    </span>
  )
}

const NONE: readonly ReviewThread[] = []

/** The threads as the form stands since it rested last, with marks beneath the words of those that are open. */
function useNoted(
  box: { current: HTMLDivElement | null },
  { stored, watch, read }: Pick<NoteStripProps, 'stored' | 'watch' | 'read'>,
) {
  const threads = useQuery(reading(threadRoutes.list, { params: { id: stored.id } })).data?.data ?? NONE
  const [noted, setNoted] = useState<Noted[]>([])
  const latest = useRef({ stored, read })
  latest.current = { stored, read }
  const place = useCallback(() => {
    const found = notedIn(threads, latest.current.stored, latest.current.read())
    setNoted(found)
    paintNoted(box.current?.closest('form') ?? null, found)
  }, [threads, box])
  useRests(box, watch, place)
  useEffect(() => eraseThreads, [])
  return noted
}
