// <Cards rows={questions} idOf={({ id_question }) => id_question}>{(question) => <QuestionCard question={question} />}</Cards>
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'

interface CardsProps<Row> {
  rows: Row[]
  idOf: (row: Row) => number
  children: (row: Row) => ReactNode
}

/** So many reach beyond the lower edge of most windows. */
const AT_ONCE = 3

/**
 * A page of cards. When it turns, those that show are drawn at once and the others right after, while the first can be read
 * already. The page that the list opens with is drawn whole: who comes back to it is taken to where they were.
 */
export function Cards<Row>({ rows, idOf, children }: CardsProps<Row>) {
  const [opened, open] = useState(false)
  useEffect(() => open(true), [])
  return (
    <div className="space-y-4">
      {rows.map((row, index) => (
        <InTurn key={idOf(row)} atOnce={!opened || index < AT_ONCE}>
          {children(row)}
        </InTurn>
      ))}
    </div>
  )
}

/** About as high as a card; once drawn it stays, wherever it moves. */
function InTurn({ atOnce, children }: { atOnce: boolean; children: ReactNode }) {
  const drawn = useDeferredValue(true, atOnce)
  return drawn ? children : <div className="h-96 rounded-card border border-line bg-white" />
}
