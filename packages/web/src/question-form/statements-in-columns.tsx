import { useId, useRef } from 'react'
import { Fragment } from '../rich/rich-html.tsx'
import { Content } from './content.tsx'
import type { StudentProps } from './student-props.ts'
import { useIsWide } from './use-is-wide.ts'
import { outcomeOf, Verdict } from './verdict.tsx'

interface StatementsProps extends Pick<StudentProps, 'name' | 'answer' | 'onAnswer'> {
  columns: readonly { id: string; text: string }[]
  rows: readonly { id: string; text: string; image: string }[]
  /** The column of each row, once the answer was checked. */
  keys: ReadonlyMap<string, string | null> | undefined
}

/** A table needs this width, in pixels; below it each statement has its columns under it. */
const TABLE_FROM = 520

/** Statements, each of which gets one column. */
export function StatementsInColumns(props: StatementsProps) {
  const box = useRef<HTMLDivElement>(null)
  const Layout = useIsWide(box, TABLE_FROM) ? Table : Stack
  return (
    <div ref={box}>
      <Layout {...props} />
    </div>
  )
}

/** The button of a statement for a column. */
const buttonOf = ({ name, answer: { rows = {} }, onAnswer }: StatementsProps, row: string, column: string) => ({
  type: 'radio' as const,
  name: `${name}-${row}`,
  checked: rows[row] === column,
  onChange: () => onAnswer({ rows: { ...rows, [row]: column } }),
  className: 'size-5 shrink-0 accent-brand',
})

function Table(props: StatementsProps) {
  const { columns, rows, keys, answer } = props
  const id = useId()
  return (
    <table className="student-table">
      <thead>
        <tr>
          <th scope="col">Pernyataan</th>
          {columns.map((column) => (
            <th key={column.id} scope="col" id={`${id}-${column.id}`} className="student-mark">
              <Fragment html={column.text} />
            </th>
          ))}
          {keys && <th scope="col">Hasil</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.id}>
            <th scope="row" id={`${id}-${row.id}`}>
              <Content text={row.text} image={row.image} of={`pernyataan ${at + 1}`} />
            </th>
            {columns.map((column) => (
              <td key={column.id} className="student-mark">
                <label>
                  <input
                    {...buttonOf(props, row.id, column.id)}
                    aria-labelledby={`${id}-${row.id} ${id}-${column.id}`}
                  />
                </label>
              </td>
            ))}
            {keys && (
              <td>
                <Verdict of={outcomeOf(answer.rows?.[row.id], keys.get(row.id))} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Stack(props: StatementsProps) {
  const { columns, rows, keys, answer } = props
  return (
    <div className="student-rows">
      {rows.map((row, at) => (
        <fieldset key={row.id} className="student-row">
          <legend className="student-statement">
            <Content text={row.text} image={row.image} of={`pernyataan ${at + 1}`} />
          </legend>
          <div className="student-columns">
            {columns.map((column) => (
              <label key={column.id} className="student-option" data-chosen={answer.rows?.[row.id] === column.id}>
                <input {...buttonOf(props, row.id, column.id)} />
                <Fragment html={column.text} />
              </label>
            ))}
            {keys && <Verdict of={outcomeOf(answer.rows?.[row.id], keys.get(row.id))} />}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
