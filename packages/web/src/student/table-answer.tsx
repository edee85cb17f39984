import { Fragment } from '../rich/rich-html.tsx'
import { TRUTH } from '../ui/question-words.ts'
import { Content } from './content.tsx'
import type { StudentProps } from './student-props.ts'
import { Verdict } from './verdict.tsx'

/** Statements, each of which gets one column: of Kategori, or Benar and Salah. */
export function TableAnswer({ name, shown, answer, onAnswer, checked }: StudentProps) {
  const isOwn = shown.form === 'kategori'
  const columns = isOwn
    ? (shown.interaction.columns ?? [])
    : TRUTH.map(({ value, label }) => ({ id: value, text: label }))
  const rows = isOwn
    ? (shown.interaction.rows ?? [])
    : shown.statements.map(({ id, text }) => ({ id: String(id), text, image: '' }))
  const { rows: given = {} } = answer
  const keys = new Map<string, string | null>(
    isOwn
      ? checked?.interaction.rows?.map(({ id, column }) => [id, column])
      : checked?.statements.map(({ id, answer }) => [String(id), answer]),
  )
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
            {checked && <Verdict isBlank={!given[id]} isRight={given[id] === keys.get(id)} />}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
