import type { Question } from '@bank/contract/question'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { PickRow } from '../item/pick-row.tsx'
import type { Selection } from './selection.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A page of questions with their boxes. By the keyboard: `x` leads here, arrows move, Space ticks, Shift with an arrow goes on
 * ticking, Ctrl+A ticks the page.
 */
export function SelectList({ questions, selection }: { questions: readonly Question[]; selection: Selection }) {
  const list = useRef<HTMLUListElement>(null)
  /** The row that Tab reaches, and that a range begins at. */
  const [reached, reach] = useState(0)
  const ids = questions.map(({ id_question }) => id_question)
  const at = Math.min(reached, ids.length - 1)
  const focus = (row: number) => list.current?.querySelectorAll('input')[row]?.focus()
  useShortcuts({ x: () => focus(at) })

  const tick = (row: number, on: boolean, toHere: boolean) => {
    const [first, last] = toHere ? [Math.min(at, row), Math.max(at, row)] : [row, row]
    selection.tick(ids.slice(first, last + 1), on)
    reach(row)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'a') {
      event.preventDefault()
      return selection.tick(ids, !ids.every(selection.isTicked))
    }
    const row = at + (STEPS[event.key] ?? 0)
    if (row === at) return
    event.preventDefault()
    if (ids[row] === undefined) return
    if (event.shiftKey) tick(row, true, true)
    reach(row)
    focus(row)
  }

  return (
    <ul
      ref={list}
      aria-label="Soal yang bisa dipilih"
      onKeyDown={onKeyDown}
      className="divide-y divide-line rounded-card border border-line bg-white"
    >
      {questions.map((question, row) => (
        <PickRow
          key={question.id_question}
          question={question}
          ticked={selection.isTicked(question.id_question)}
          reached={row === at}
          onTick={(on, toHere) => tick(row, on, toHere)}
        />
      ))}
    </ul>
  )
}
