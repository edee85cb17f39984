import { type RefObject, useEffect, useState } from 'react'
import { type PastedLine, withFormulas } from '../../editor/pasted-lines.ts'
import { loadTypeset } from '../../editor/typeset.ts'
import type { ListName } from '../values/item-values.ts'
import { optionLines } from './option-lines.ts'
import { spread } from './spread-lines.ts'
import { useReplacedRows } from './use-replaced-rows.ts'

/** Several lines pasted into a row of the list in `box` become several rows. `undo` is available until the next edit. */
export function usePastedLines(name: ListName, box: RefObject<HTMLElement | null>) {
  const { rowsNow, replace, undo } = useReplacedRows(name)
  /** The index of the row that got the last line; an object, so that each paste counts. */
  const [last, setLast] = useState<{ row: number }>()

  /** Returns false when the lines are a single row, to be pasted as usual. */
  const takeLines = (index: number, lines: readonly PastedLine[]): boolean => {
    const found = optionLines(lines)
    if (!found) return false
    void drawn(found).then((texts) => {
      const { rows, last } = spread(name, rowsNow(), index, texts)
      replace(rows)
      setLast({ row: last })
    })
    return true
  }
  // The fields were rendered again: put the caret where it would be after pasting.
  useEffect(() => {
    const row = last && box.current?.querySelectorAll('ol > li')[last.row]
    row?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus()
  }, [box, last])

  return { takeLines, undo }
}

/** The rows with their LaTeX as formulas; without the typesetter it stays as it was written. */
async function drawn(rows: readonly string[]): Promise<string[]> {
  const typeset = rows.some((row) => /[$\\]/.test(row)) ? await loadTypeset().catch(() => undefined) : undefined
  return typeset ? rows.map((row) => withFormulas(row, typeset)) : [...rows]
}
