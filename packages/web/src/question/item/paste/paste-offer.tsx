import { useEffect, useRef } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { number } from '../../../ui/format.ts'
import type { Pasted } from './read-pasted.ts'
import type { usePasteOffer } from './use-paste-offer.ts'

/** Below a text into which a whole question was pasted: it can be taken apart, and put back. */
export function PasteOffer({ offer, done, isBusy, split, bring, undo, leave }: ReturnType<typeof usePasteOffer>) {
  const box = useRef<HTMLDivElement>(null)
  // the button that was pressed is gone
  useEffect(() => {
    if (done) box.current?.focus()
  }, [done])
  if (!offer && !done) return null
  return (
    <div ref={box} tabIndex={-1} className="mt-2 outline-none">
      <Alert kind="info">
        <p>{done ? done.says : offer && question(offer)}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          {done && (
            <>
              <Button onClick={leave}>Mengerti</Button>
              <Button kind="quiet" aria-label="Urungkan pemisahan" onClick={undo}>
                Urungkan
              </Button>
            </>
          )}
          {offer && (
            <>
              {offer.count > 1 ? (
                <>
                  <Button busy={isBusy} onClick={() => void bring(offer)}>
                    Bawa ke Impor soal
                  </Button>
                  <Button disabled={isBusy} onClick={() => split(offer)}>
                    Ambil yang pertama
                  </Button>
                </>
              ) : (
                <Button onClick={() => split(offer)}>Pisahkan</Button>
              )}
              <Button kind="quiet" onClick={leave}>
                Biarkan
              </Button>
            </>
          )}
        </div>
      </Alert>
    </div>
  )
}

const AND = new Intl.ListFormat('id-ID', { type: 'conjunction' })

const question = ({ count, parts }: Pasted) =>
  count > 1
    ? `Tempelan ini tampak seperti ${number(count)} soal. Bawa semuanya ke Impor soal?`
    : `Tempelan ini tampak seperti satu soal dengan ${AND.format(parts)}. Pisahkan ke bagiannya?`
