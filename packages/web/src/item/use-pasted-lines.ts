import { type RefObject, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ItemValues, Lists } from './item-values.ts'
import { optionLines } from './option-lines.ts'
import { spread } from './spread-options.ts'
import { fragmentsOf } from './typed-fragments.ts'

interface Pasted {
  before: Lists['selections']
  /** The option that the last line went into. */
  last: number
}

/**
 * Several lines that are pasted into an option of the list in `box` become options. `undo` is there until something else
 * is changed.
 */
export function usePastedLines(box: RefObject<HTMLElement | null>) {
  const form = useFormContext<ItemValues>()
  const [pasted, setPasted] = useState<Pasted>()
  const write = (rows: Lists['selections']) => form.setValue('selections', rows, { shouldDirty: true })

  /** False when the text is one option, to be pasted as any text. */
  const takeLines = (index: number, text: string): boolean => {
    const lines = optionLines(text)
    if (!lines) return false
    void fragmentsOf(lines).then((texts) => {
      const before = form.getValues('selections') ?? []
      const after = spread(before, index, texts)
      write(after)
      setPasted({ before, last: after.findLastIndex((row) => row.selection_text === texts.at(-1)) })
    })
    return true
  }
  // The fields were drawn anew: the caret goes where it would stand after any pasting.
  useEffect(() => {
    if (pasted) box.current?.querySelectorAll('textarea')[pasted.last]?.focus()
  }, [box, pasted])
  useEffect(() => {
    if (!pasted) return
    return form.subscribe({ formState: { values: true }, callback: () => setPasted(undefined) })
  }, [form, pasted])

  return { takeLines, undo: pasted && (() => write(pasted.before)) }
}
