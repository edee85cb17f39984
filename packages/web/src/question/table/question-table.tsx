import type { Question } from '@bank/contract/question'
import { Link, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, memo, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { text } from '../../ui/text.ts'
import type { Selection } from '../select/selection.ts'
import { useRowKeys } from '../select/use-row-keys.ts'
import { COLUMNS, type ColumnName } from './columns.tsx'
import './question-table.css'

interface QuestionTableProps {
  questions: readonly Question[]
  columns: readonly ColumnName[]
  selection: Selection
}

/**
 * Questions in rows of one line, with their boxes. A row opens its question: by a click, or by Enter on its box. As long as
 * something is ticked, a click ticks.
 */
export function QuestionTable({ questions, columns, selection }: QuestionTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const ids = questions.map(({ id_question }) => id_question)
  const { at, tick, onKeyDown } = useRowKeys(body, ids, selection)
  const navigate = useNavigate()
  const open = (id: number | undefined) =>
    id !== undefined && void navigate({ to: '/soal/$id', params: { id: String(id) } })
  const onHit = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const hit = target as Element
    if (hit.closest('a, label, button') || getSelection()?.isCollapsed === false) return
    // not the nearest row: a text may hold a table of its own
    const row = [...(body.current?.rows ?? [])].findIndex((each) => each.contains(hit))
    const id = ids[row]
    if (id === undefined) return
    // opening would lose what is ticked
    if (selection.count !== 0 || shiftKey || ctrlKey || metaKey) tick(row, !selection.isTicked(id), shiftKey)
    else open(id)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) open(ids[at])
    else onKeyDown(event)
  }
  const isPageTicked = ids.every(selection.isTicked)
  return (
    <div className="question-table rounded-card border border-line bg-white">
      <table>
        <caption className="sr-only">Soal yang bisa dipilih</caption>
        <thead className="text-muted">
          <tr>
            <td className="box">
              <label>
                <input
                  type="checkbox"
                  aria-label="Pilih sehalaman"
                  checked={isPageTicked}
                  onChange={() => selection.tick(ids, !isPageTicked)}
                  className="size-4.5 accent-brand"
                />
              </label>
            </td>
            <th scope="col" className="code font-semibold">
              Kode
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className="font-semibold">
                {COLUMNS[name].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKey} onClick={onHit}>
          {questions.map((question, row) => (
            <tr key={question.id_question}>
              <td className="box">
                <label>
                  <input
                    type="checkbox"
                    aria-label={`Pilih ${question.code}`}
                    checked={selection.isTicked(question.id_question)}
                    tabIndex={row === at ? 0 : -1}
                    onChange={({ target, nativeEvent }) =>
                      tick(row, target.checked, (nativeEvent as globalThis.MouseEvent).shiftKey)
                    }
                    className="size-4.5 accent-brand"
                  />
                </label>
              </td>
              <Cells question={question} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Memoised: a tick would draw the texts of all rows again. */
const Cells = memo(function Cells({ question, columns }: { question: Question; columns: readonly ColumnName[] }) {
  return (
    <>
      <th scope="row" className="code font-semibold tabular-nums">
        <Link
          to="/soal/$id"
          params={{ id: String(question.id_question) }}
          className="text-ink underline-offset-2 hover:underline"
        >
          {question.code}
        </Link>
      </th>
      {columns.map((name) => {
        const shown = COLUMNS[name].cell(question)
        return (
          <td key={name} className={classes(shown === null && 'text-muted')}>
            {shown ?? text.nobody}
          </td>
        )
      })}
    </>
  )
})
