import { Fragment } from '../rich/rich-html.tsx'
import { Content } from './content.tsx'
import type { StudentProps } from './student-props.ts'
import { outcomeOf, Verdict } from './verdict.tsx'

interface StatementsProps extends Pick<StudentProps, 'name' | 'answer' | 'onAnswer'> {
  columns: readonly { id: string; text: string }[]
  rows: readonly { id: string; text: string; image: string }[]
  /** The column of each row, once the answer was checked. */
  keys: ReadonlyMap<string, string | null> | undefined
}

/** Statements, each of which gets one column. */
export function StatementsInColumns({ name, columns, rows, keys, answer, onAnswer }: StatementsProps) {
  const { rows: given = {} } = answer
  return (
    <div className="student-rows">
      {rows.map(({ id, text, image }, at) => (
        <fieldset key={id} className="student-row">
          <legend className="student-statement">
            <Content text={text} image={image} of={`pernyataan ${at + 1}`} />
          </legend>
          <div className="student-columns">
            {columns.map((column) => (
              <label key={column.id} className="student-option" data-chosen={given[id] === column.id}>
                <input
                  type="radio"
                  name={`${name}-${id}`}
                  checked={given[id] === column.id}
                  onChange={() => onAnswer({ rows: { ...given, [id]: column.id } })}
                  className="size-5 shrink-0 accent-brand"
                />
                <Fragment html={column.text} />
              </label>
            ))}
            {keys && <Verdict of={outcomeOf(given[id], keys.get(id))} />}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
