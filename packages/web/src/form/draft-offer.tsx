// Offers unsaved drafts of this dialog: <DraftOffer draft={draft} onDecided={focusFirst} />
import { History } from 'lucide-react'
import { useId, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { AskFirst } from '../ui/ask-first.tsx'
import { Button } from '../ui/button.tsx'
import { timeOrDate } from '../ui/format.ts'
import { text } from '../ui/text.ts'
import type { FormDraft } from './draft.ts'
import type { Draft } from './drafts.ts'

export function DraftOffer({ draft, onDecided }: { draft: FormDraft; onDecided: () => void }) {
  const id = useId()
  const [discarding, setDiscarding] = useState<Draft>()
  const restore = (chosen: Draft) => {
    draft.restore(chosen)
    onDecided()
  }
  const discard = (chosen: Draft) => {
    draft.discard(chosen)
    setDiscarding(undefined)
    onDecided()
  }
  return (
    <div aria-live="polite">
      {draft.lostPictures > 0 && (
        <Alert>
          {draft.lostPictures} gambar di draf ini sudah tidak ada di server. Hapus atau unggah lagi sebelum menyimpan.
        </Alert>
      )}
      {draft.offers.map((offer) => (
        <div
          key={offer.id}
          className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-published-soft px-3.5 py-2 text-published first:mt-0"
        >
          <History size={18} aria-hidden className="shrink-0" />
          <p id={`${id}-${offer.id}`} className="min-w-40 flex-1 font-medium">
            {unsaved(draft.wordsOf(offer))}
          </p>
          <div className="flex gap-2">
            <Button aria-describedby={`${id}-${offer.id}`} onClick={() => restore(offer)}>
              Pulihkan draf {timeOrDate(offer.at)}
            </Button>
            <Button
              kind="quiet"
              aria-label={`${text.discard} draf ${timeOrDate(offer.at)}`}
              aria-describedby={`${id}-${offer.id}`}
              onClick={() => setDiscarding(offer)}
            >
              {text.discard}
            </Button>
          </div>
        </div>
      ))}
      {discarding && (
        <AskFirst
          title={`Buang draf ${timeOrDate(discarding.at)}?`}
          detail="Isinya tidak dapat dikembalikan."
          action={text.discard}
          onConfirm={() => discard(discarding)}
          onCancel={() => setDiscarding(undefined)}
        />
      )}
    </div>
  )
}

const unsaved = (words: string) => `Ada isian yang belum disimpan${words === '' ? '.' : `: “${words}”`}`
