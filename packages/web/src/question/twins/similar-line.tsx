import type { BankName } from '@bank/contract/bank'
import { BANKS } from '@bank/contract/bank'
import type { Asked } from '@bank/contract/question-form/scorer'
import { twinRoutes, twinSentence } from '@bank/contract/twin'
import { useQuery } from '@tanstack/react-query'
import { Equal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { reading } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { type Told, toldOf } from './told.ts'

const CompareDialog = onDemand(() => import('./compare-dialog.tsx'), 'CompareDialog')

/** Milliseconds without an edit, after which the bank is asked. */
const REST = 1_500

interface SimilarLineProps {
  bank: BankName
  /** The question itself, where it is stored. */
  id: number | undefined
  /** The head of the group that a new one is to stand in. */
  parentId: number | undefined
  /** Calls `changed` at every edit; returns what ends that. */
  watch: (changed: () => void) => () => void
  read: () => { question: Asked | undefined }
}

/** Above the foot of a form: which question of the bank asks the same, or nearly so. It forbids nothing. */
export function SimilarLine({ bank, id, parentId, watch, read }: SimilarLineProps) {
  const own = useRested(watch, () => read().question)
  const [opened, setOpened] = useState<Told>()
  const { product_type } = BANKS[bank]
  const found = useQuery({
    ...reading(twinRoutes.similar, { body: { ...bodyOf(own), product_type, id_question: id, parent_id: parentId } }),
    enabled: own !== undefined,
    retry: false,
  })
  const twins = own && found.data ? toldOf(found.data.data[0]) : []
  const [first, ...others] = twins
  return (
    <>
      <div role="status">
        {first && (
          <div className="flex items-center gap-x-2 border-t border-line bg-trial-soft px-4 text-sm sm:px-5">
            <Equal size={16} aria-hidden className="shrink-0 text-trial" />
            <p className="min-w-0 py-1 wrap-anywhere text-ink">
              {twinSentence(first.kind, first.code)}
              {others.length > 0 && ` dan ${others.length} soal lain`}
            </p>
            <Button kind="quiet" onClick={() => setOpened(first)} className="ml-auto text-brand">
              Bandingkan
            </Button>
          </div>
        )}
      </div>
      {own && opened && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps keys from the form around it, which would save
        <div onKeyDown={(event) => event.stopPropagation()}>
          <CompareDialog
            own={own}
            id={id}
            twins={twins}
            chosen={opened}
            onChoose={setOpened}
            onClose={() => setOpened(undefined)}
          />
        </div>
      )}
    </>
  )
}

/** What was read when the form had last rested. */
function useRested(watch: SimilarLineProps['watch'], read: () => Asked | undefined) {
  const [rested, setRested] = useState<Asked>()
  const latest = useRef({ watch, read })
  latest.current = { watch, read }
  useEffect(() => {
    const look = () => setRested(latest.current.read())
    let timer = setTimeout(look, REST)
    const stop = latest.current.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(look, REST)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return rested
}

/** What of it is compared. */
const bodyOf = (asked: Asked | undefined) =>
  asked && {
    question_text: asked.question_text,
    selections: asked.selections.map(({ selection_text, image }) => ({ selection_text, image })),
    statements: asked.statements.map(({ text }) => ({ text })),
    interaction: asked.interaction,
  }
