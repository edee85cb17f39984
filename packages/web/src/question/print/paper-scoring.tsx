// How questions are marked: what stands on the papers of teachers alone.
import { MOST_SCORE, RUBRIC_HEADS, type Rubric, scoreTable } from '@bank/exchange/write/scoring'
import type { WrittenQuestion } from '@bank/exchange/write/written-question'
import { Fragment } from '../../rich/rich-html.tsx'

/** Each criterion with its levels below, and the points of each. A page may end between two levels. */
export function RubricTable({ rubric: { criteria, most } }: { rubric: Rubric }) {
  return (
    <table className="paper-table paper-rubric">
      <thead>
        <tr>
          {RUBRIC_HEADS.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      {criteria.map(({ text, levels }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a criterion on paper is its place
        <tbody key={at}>
          <tr>
            <th colSpan={RUBRIC_HEADS.length} scope="rowgroup">
              <Fragment html={text} />
            </th>
          </tr>
          {levels.map((level, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is known by its place
            <tr key={place}>
              <td>
                <Fragment html={level.text} />
              </td>
              <td>{level.points}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tbody>
        <tr className="paper-rubric-sum">
          <th scope="row">{MOST_SCORE}</th>
          <td>
            <b>{most}</b>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** What each question is worth, and what all are together. */
export function Scores({ questions }: { questions: readonly WrittenQuestion[] }) {
  const scores = scoreTable(questions)
  if (!scores) return null
  const { heads, rows, most } = scores
  return (
    <table className="paper-table paper-scores" data-whole>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((text, column) => (
              <td key={heads[column]}>{text}</td>
            ))}
          </tr>
        ))}
        {most !== undefined && (
          <tr>
            <th scope="row">{MOST_SCORE}</th>
            <td>
              <b>{most}</b>
            </td>
            {heads.length > 2 && <td />}
          </tr>
        )}
      </tbody>
    </table>
  )
}
