import { type RefObject, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type PastedLine, withFormulas } from '../../editor/pasted-lines.ts'
import { loadTypeset } from '../../editor/typeset.ts'
import type { ItemValues, ListName, Lists } from './item-values.ts'
import { optionLines } from './option-lines.ts'
import { spread } from './spread-lines.ts'

type Rows = Lists[ListName][number][]
interface Pasted {
  before: Rows
  /** The index of the row that got the last line. */
  last: number
}

/** Several lines pasted into a row of the list in `box` become several rows. `undo` is available until the next edit. */
export function usePastedLines(name: ListName, box: RefObject<HTMLElement | null>) {
  const form = useFormContext<ItemValues>()
  const [pasted, setPasted] = useState<Pasted>()
  const write = (rows: Rows) => form.setValue(name, rows as ItemValues[ListName], { shouldDirty: true })

  /** Returns false when the lines are a single row, to be pasted as usual. */
  const takeLines = (index: number, lines: readonly PastedLine[]): boolean => {
    const found = optionLines(lines)
    if (!found) return false
    void drawn(found).then((texts) => {
      const before: Rows = form.getValues(name) ?? []
      const { rows, last } = spread(name, before, index, texts)
      write(rows)
      setPasted({ before, last })
    })
    return true
  }
  // The fields were rendered again: put the caret where it would be after pasting.
  useEffect(() => {
    const row = pasted && box.current?.querySelectorAll('ol > li')[pasted.last]
    row?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus()
  }, [box, pasted])
  useEffect(() => {
    if (!pasted) return
    return form.subscribe({ formState: { values: true }, callback: () => setPasted(undefined) })
  }, [form, pasted])

  return { takeLines, undo: pasted && (() => write(pasted.before)) }
}

/** The rows with their LaTeX as formulas; without the typesetter it stays as it was written. */
async function drawn(rows: readonly string[]): Promise<string[]> {
  const typeset = rows.some((row) => /[$\\]/.test(row)) ? await loadTypeset().catch(() => undefined) : undefined
  return typeset ? rows.map((row) => withFormulas(row, typeset)) : [...rows]
}
