import type { Question } from '@bank/contract/question'
import { useRef, useState } from 'react'
import { text } from '../ui/text.ts'
import { toast } from '../ui/toast.ts'
import { type ItemValues, nextOf } from './item-values.ts'
import { remembered } from './remembered.ts'

/**
 * What happens after an item is saved: the dialog closes, or goes on with the next one under the same classification.
 * `goOn` is to be called before a save that shall go on; `written` counts them.
 */
export function useItem({ bank, question, onClose }: { bank: string; question?: Question; onClose: () => void }) {
  const goesOn = useRef(false)
  const [written, setWritten] = useState(0)
  const saved = <Values extends ItemValues>({ code }: Question, values: Values, goOnWith: (next: Values) => void) => {
    if (question) return onClose()
    remembered.keep(bank, values)
    toast.success(goesOn.current ? `Soal ${code} tersimpan` : text.added)
    if (!goesOn.current) return onClose()
    goOnWith(nextOf(values))
    setWritten((count) => count + 1)
  }
  const closeAfter = () => {
    goesOn.current = false
  }
  const goOn = () => {
    goesOn.current = true
  }
  return { saved, goOn, closeAfter, written }
}
