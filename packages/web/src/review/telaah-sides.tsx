import type { QuestionReview } from '@bank/contract/approval'
import type { Question } from '@bank/contract/question'
import { filledTexts } from '@bank/contract/telaah/texts'
import type { ReviewThread } from '@bank/contract/thread'
import { useLocation } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react'
import { type PlacedAnchor, rangesOf } from '../telaah/thread/drawn-text.ts'
import { eraseThreads, paintThreads } from '../telaah/thread/thread-marks.ts'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { AskedSide } from './asked-side.tsx'
import { ChangesSince } from './changes-since.tsx'
import { CommentButton } from './comment-button.tsx'
import { CommentSide } from './comment-side.tsx'
import { ReviewSide } from './review-side.tsx'
import { type Side, Sides } from './sides.tsx'

interface TelaahSidesProps {
  question: Question
  stands: QuestionReview
  findings: ComponentProps<typeof ReviewSide>['findings']
  threads: readonly ReviewThread[]
  /** Reads the question anew. */
  onRead: () => void
}

/** A question beside its card or its comments; on a narrow window one of the three. All stay mounted. */
export function TelaahSides({ question, stands, findings, threads, onRead }: TelaahSidesProps) {
  const box = useRef<HTMLDivElement>(null)
  const isAsked = useLocation({ select: ({ hash }) => hash === 'komentar' })
  const [side, setSide] = useState<Side>(isAsked ? 'komentar' : 'soal')
  const [isKeyShown, showKey] = useState(false)
  const [chosen, choose] = useState<PlacedAnchor>()
  const texts = useMemo(() => filledTexts(question), [question])
  useMarks(box, texts, threads)

  const comment = (found: PlacedAnchor | undefined) => {
    setSide('komentar')
    choose(found ? { ...found } : { place: '', quote: '', before: '', after: '' })
  }
  /** Words of the key are not drawn before it is shown, and nothing has a place before it is seen. */
  const look = (thread: ReviewThread) => {
    const anchor = anchorOf(thread)
    const find = () => box.current && anchor && rangesOf(box.current, texts, [anchor])[0]
    if (!find()) showKey(true)
    setSide((now) => (window.innerWidth < NARROW ? 'soal' : now))
    setTimeout(() => find()?.startContainer.parentElement?.scrollIntoView({ block: 'center' }))
  }

  const beside = side === 'soal' ? 'kartu' : side
  const open = threads.filter(({ resolved_at }) => resolved_at === null).length
  const hidden = (one: Side) =>
    classes(side !== one && 'max-lg:hidden', beside !== one && one !== 'soal' && 'lg:hidden')
  const { binding } = stands
  const sides = (binding ? ['kartu', 'komentar'] : ['kartu']) as Side[]
  return (
    <>
      <Sides sides={['soal', ...sides]} side={side} onSide={setSide} open={open} className="lg:hidden" />
      <div className="review-sides grid items-start gap-5">
        <div ref={box} className={classes('review-asked min-w-0', hidden('soal'))}>
          <Card rail={question.status} label={`Soal ${question.code}`}>
            <AskedSide question={question} isKeyShown={isKeyShown} onKey={showKey} />
            <ChangesSince stands={stands} />
          </Card>
        </div>
        <div className="min-w-0">
          {binding && <Sides sides={sides} side={beside} onSide={setSide} open={open} className="max-lg:hidden" />}
          <div className={hidden('kartu')}>
            <ReviewSide
              key={stands.question_id}
              question={question}
              stands={stands}
              findings={findings}
              onRead={onRead}
            />
          </div>
          {binding && (
            <div className={hidden('komentar')}>
              <CommentSide question={question} texts={texts} threads={threads} chosen={chosen} onLook={look} />
            </div>
          )}
        </div>
      </div>
      {binding && <CommentButton box={box} texts={texts} onComment={comment} />}
    </>
  )
}

/** Of the class names `lg:`. */
const NARROW = 1_024

const anchorOf = ({ place, quote, before, after }: ReviewThread): PlacedAnchor | undefined =>
  place !== null && quote !== null ? { place, quote, before, after } : undefined

/** Marks what is commented and open, also in texts that are drawn later. */
function useMarks(
  box: { current: HTMLElement | null },
  texts: ReturnType<typeof filledTexts>,
  threads: readonly ReviewThread[],
) {
  useEffect(() => {
    const { current } = box
    if (!current) return
    const anchors = threads.filter(({ resolved_at }) => resolved_at === null).flatMap((one) => anchorOf(one) ?? [])
    const paint = () => paintThreads(current, texts, anchors)
    paint()
    const watcher = new MutationObserver(paint)
    watcher.observe(current, { childList: true, subtree: true })
    return () => {
      watcher.disconnect()
      eraseThreads()
    }
  }, [box, texts, threads])
}
