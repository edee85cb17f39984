import type { Question } from '@bank/contract/question'
import { useRef, useState } from 'react'
import { type ItemValues, nextOf } from '../../question-form/values/item-values.ts'
import { toast } from '../../ui/toast.ts'
import { remembered } from './remembered.ts'
import { useSayAdded } from './say-added.ts'

/**
 * After an item is saved, closes the dialog or continues with the next item under the same classification.
 * Call `goOn` before a save that should continue; `written` counts the items saved that way.
 */
export function useItem({ bank, question, onClose }: { bank: string; question?: Question; onClose: () => void }) {
  const goesOn = useRef(false)
  const [written, setWritten] = useState(0)
  const sayAdded = useSayAdded()
  const saved = <Values extends ItemValues>(stored: Question, values: Values, goOnWith: (next: Values) => void) => {
    if (question) return onClose()
    remembered.keep(bank, values)
    if (!goesOn.current) {
      sayAdded(stored)
      return onClose()
    }
    toast.success(`Soal ${stored.code} tersimpan`)
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
