import { MessageSquarePlus } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { type PlacedAnchor, type PlacedText, selectedIn } from '../telaah/thread/drawn-text.ts'
import { Button } from '../ui/button.tsx'
import { useShortcuts } from '../ui/shortcuts.ts'

/** Milliseconds without a change, after which a selection is made. */
const REST = 150
const [WIDTH, HEIGHT, GAP] = [140, 44, 8]

interface CommentButtonProps {
  /** The question. */
  box: RefObject<HTMLElement | null>
  texts: readonly PlacedText[]
  /** Undefined: of the question. */
  onComment: (chosen: PlacedAnchor | undefined) => void
}

/** Beneath words that are selected in the question; the key c does the same, also where nothing is selected. */
export function CommentButton({ box, texts, onComment }: CommentButtonProps) {
  const [spot, setSpot] = useState<{ left: number; top: number }>()
  const selected = () => (box.current ? selectedIn(box.current, texts) : undefined)
  const comment = () => {
    const found = selected()
    onComment(found)
    document.getSelection()?.removeAllRanges()
    setSpot(undefined)
  }
  useShortcuts({ c: comment })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const found = box.current ? selectedIn(box.current, texts) : undefined
        setSpot(found && spotBelow(found.range))
      }, REST)
    }
    document.addEventListener('selectionchange', look)
    document.addEventListener('scroll', look, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', look)
      document.removeEventListener('scroll', look, true)
    }
  }, [box, texts])
  if (!spot) return null
  return (
    <Button
      kind="primary"
      icon={MessageSquarePlus}
      className="comment-button"
      style={spot}
      // the words stay selected
      onMouseDown={(event) => event.preventDefault()}
      onClick={comment}
    >
      Komentari
    </Button>
  )
}

/** Below the end of the words, within the window: above them a phone shows its own menu. */
function spotBelow(range: Range) {
  const lines = range.getClientRects()
  const { right, bottom } = lines[lines.length - 1] ?? range.getBoundingClientRect()
  return {
    left: Math.max(GAP, Math.min(right - WIDTH / 2, window.innerWidth - WIDTH - GAP)),
    top: Math.max(GAP, Math.min(bottom + GAP, window.innerHeight - HEIGHT - GAP)),
  }
}
