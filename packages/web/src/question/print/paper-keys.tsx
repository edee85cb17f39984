import { GRID_COLUMNS, gridRows, type Key, keyLists } from '@bank/exchange/write/key-lists'
import { rubricHead, rubricOf } from '@bank/exchange/write/scoring'
import type { WrittenQuestion } from '@bank/exchange/write/written-question'
import { Fragment as Group } from 'react'
import { Fragment, RichHtml } from '../../rich/rich-html.tsx'
import { RubricTable, Scores } from './paper-scoring.tsx'

/** The keys by their numbers in a grid, long ones below, then how they are marked: the rubrics, and what each is worth. */
export function Keys({ questions }: { questions: readonly WrittenQuestion[] }) {
  const { grid, long } = keyLists(questions)
  return (
    <>
      {grid.length > 0 && <KeyGrid keys={grid} />}
      {long.length > 0 && <KeyTable keys={long} />}
      {questions.map((question, at) => {
        const rubric = rubricOf(question)
        return (
          rubric && (
            <Group key={question.id}>
              <p className="paper-heading paper-rubric-head">{rubricHead(at + 1)}</p>
              <RubricTable rubric={rubric} />
            </Group>
          )
        )
      })}
      <Scores questions={questions} />
    </>
  )
}

const COLUMNS = Array.from({ length: GRID_COLUMNS }, (_, at) => at)

function KeyGrid({ keys }: { keys: readonly Key[] }) {
  const columns = COLUMNS.slice(0, keys.length)
  return (
    <table className="paper-table paper-key-grid">
      <thead>
        <tr>
          {columns.map((at) => (
            <Group key={at}>
              <th>No</th>
              <th>Kunci</th>
            </Group>
          ))}
        </tr>
      </thead>
      <tbody>
        {gridRows(keys).map((row) => (
          <tr key={row[0]?.number}>
            {columns.map((at) => (
              <Group key={at}>
                <td>{row[at]?.number}</td>
                <td>
                  <Fragment html={row[at]?.text ?? ''} />
                </td>
              </Group>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function KeyTable({ keys }: { keys: readonly Key[] }) {
  return (
    <table className="paper-table paper-key-table">
      <thead>
        <tr>
          <th>No</th>
          <th>Kunci</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ number, text }) => (
          <tr key={number}>
            <td>{number}</td>
            <td>
              <RichHtml html={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
