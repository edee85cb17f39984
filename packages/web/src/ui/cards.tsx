// <Cards rows={questions} idOf={({ id_question }) => id_question}>{(question) => <QuestionCard question={question} />}</Cards>
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'

interface CardsProps<Row> {
  rows: Row[]
  idOf: (row: Row) => number
  children: (row: Row) => ReactNode
  /** Cards of a few lines stand closer together. */
  dense?: boolean
}

/** So many cards reach below the lower edge of most windows. */
const AT_ONCE = 3

/**
 * A page of cards. When the page is turned, the visible cards render first and the others right after, so that the first
 * can be read early. On first mount all cards render at once, so that the scroll position can be restored.
 */
export function Cards<Row>({ rows, idOf, children, dense }: CardsProps<Row>) {
  const [opened, open] = useState(false)
  useEffect(() => open(true), [])
  return (
    <div className={dense ? 'space-y-2' : 'space-y-4'}>
      {rows.map((row, index) => (
        <DeferredCard key={idOf(row)} atOnce={!opened || index < AT_ONCE}>
          {children(row)}
        </DeferredCard>
      ))}
    </div>
  )
}

/** Placeholder with about the height of a card; a rendered card stays rendered when it moves. */
function DeferredCard({ atOnce, children }: { atOnce: boolean; children: ReactNode }) {
  const drawn = useDeferredValue(true, atOnce)
  return drawn ? children : <div className="h-96 rounded-card border border-line bg-white" />
}
