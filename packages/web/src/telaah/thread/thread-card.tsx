import { type ReviewThread, threadRoutes } from '@bank/contract/thread'
import { Check, CornerDownRight, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useFocusWhenDrawn } from '../../ui/more-button.tsx'
import { wordOf } from '../place-words.ts'
import { Comments } from './comments.tsx'
import { spoken } from './drawn-text.ts'
import { SayForm } from './say-form.tsx'
import { THREAD_READS } from './thread-reads.ts'

interface ThreadCardProps {
  thread: ReviewThread
  /** Shows the words where they stand; left out where the question is not beside it. */
  onLook?: (() => void) | undefined
  /** Goes to the field that it is about; left out where none is open. */
  onGo?: (() => void) | undefined
  /** It was asked for by a button that may be gone. */
  focused?: boolean
}

/** What is said of one thing, with what can be done about it. */
export function ThreadCard({ thread, onLook, onGo, focused = false }: ThreadCardProps) {
  const { id, place, quote, changed, resolved_at, comments, more } = thread
  const card = useFocusWhenDrawn(focused)
  const [isReplying, setReplying] = useState(false)
  const about = place === null ? 'Seluruh soal' : wordOf(place)
  const name = `${about}: ${comments[0]?.text.slice(0, 40) || quote || 'komentar'}`
  return (
    <article ref={card} tabIndex={-1} aria-label={name} className="thread" data-resolved={resolved_at !== null}>
      <Head about={about} thread={thread} />
      {quote !== null && <Quote quote={quote} onLook={changed ? undefined : onLook} />}
      {changed && <p className="text-sm text-trial">Teks yang dikomentari sudah berubah.</p>}
      <ol className="mt-2 space-y-3">
        <Comments thread_id={id} comments={comments} more={more} />
      </ol>
      {isReplying && (
        <div className="mt-3">
          <SayForm
            route={threadRoutes.reply}
            id={id}
            text=""
            title={`Balasan untuk ${about}`}
            onClose={() => setReplying(false)}
          />
        </div>
      )}
      <div className="-mx-3 mt-1 flex flex-wrap">
        {onGo && (
          <Button kind="quiet" aria-label={`Lihat ${name}`} onClick={onGo}>
            Lihat
          </Button>
        )}
        {!isReplying && (
          <Button kind="quiet" icon={CornerDownRight} aria-label={`Balas ${name}`} onClick={() => setReplying(true)}>
            Balas
          </Button>
        )}
        <ResolveButton thread={thread} name={name} />
      </div>
    </article>
  )
}

const Head = ({ about, thread: { must_fix, resolved_at, name_resolver } }: { about: string; thread: ReviewThread }) => (
  <div className="flex flex-wrap items-center gap-2">
    <h3 className="text-sm font-semibold text-ink">{about}</h3>
    {must_fix && <Chip tone={resolved_at ? 'plain' : 'bad'}>Harus diperbaiki</Chip>}
    {resolved_at && <Chip tone="good">Selesai oleh {name_resolver}</Chip>}
  </div>
)

function ResolveButton({ thread: { id, resolved_at, may_resolve }, name }: { thread: ReviewThread; name: string }) {
  const { says, label, icon } = resolved_at ? REOPEN : RESOLVE
  const resolve = useAction(threadRoutes.resolve, { refreshes: THREAD_READS, says })
  if (!resolved_at && !may_resolve) return null
  return (
    <Button
      kind="quiet"
      icon={icon}
      busy={resolve.isPending}
      aria-label={`${label} ${name}`}
      onClick={() => resolve.mutate({ params: { id }, body: { resolved: !resolved_at } })}
    >
      {label}
    </Button>
  )
}

const RESOLVE = { says: 'Catatan selesai.', label: 'Selesai', icon: Check }
const REOPEN = { says: 'Catatan dibuka lagi.', label: 'Buka lagi', icon: RotateCcw }

function Quote({ quote, onLook }: { quote: string; onLook: (() => void) | undefined }) {
  const words = `“${spoken(quote)}”`
  if (!onLook) return <blockquote className="thread-quote">{words}</blockquote>
  return (
    <button
      type="button"
      aria-label={`Lihat ${words} di soal`}
      onClick={onLook}
      className="thread-quote hover:text-ink"
    >
      {words}
    </button>
  )
}
