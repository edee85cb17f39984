import { Check, X } from 'lucide-react'
import { Fragment } from '../../rich/rich-html.tsx'
import { classes } from '../../ui/classes.ts'
import type { PartsProps } from '../parts-props.ts'

const ANSWER = {
  '1': { word: 'Benar', icon: Check, look: 'bg-approved-soft text-approved' },
  '2': { word: 'Salah', icon: X, look: 'bg-progress-soft text-progress' },
} as const

/** The statements of a question, each with its answer: icon and word, so that colour is not the only sign. */
export function StatementTable({ question, menus }: PartsProps) {
  if (question.statements.length === 0) return <p className="mt-4 text-muted">Belum ada pernyataan.</p>
  return (
    <table className="mt-4 w-full text-left text-md text-ink">
      <caption className="sr-only">Pernyataan</caption>
      <thead className="border-b border-line text-sm text-muted">
        <tr>
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            Pernyataan
          </th>
          <th scope="col" className="w-32 py-1.5 font-semibold max-sm:w-24">
            Jawaban
          </th>
          {menus && (
            <th scope="col" className="w-11">
              <span className="sr-only">Tindakan</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {question.statements.map((statement, index) => (
          <tr key={statement.id}>
            <td className="py-1.5 pr-3 wrap-anywhere">
              <Fragment html={statement.text} />
            </td>
            <td className="py-1.5">
              {statement.answer ? <Answer {...ANSWER[statement.answer]} /> : <span className="text-muted">-</span>}
            </td>
            {menus && <td className="py-0.5 text-right">{menus.ofStatement(index)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Answer({ word, icon: Icon, look }: (typeof ANSWER)['1' | '2']) {
  return (
    <span
      className={classes('inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold', look)}
    >
      <Icon size={14} aria-hidden />
      {word}
    </span>
  )
}
