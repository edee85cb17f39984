// const [editing, setEditing] = useEditing('subject', rows, (row) => row.id_subject)
import { useEffect, useRef, useState } from 'react'
import { returning } from './returning.ts'

/** Whose dialog is open: a row's, that of a new one, or none. What was typed when a session expired opens its own again. */
export function useEditing<Row>(kind: string, rows: readonly Row[] | undefined, idOf: (row: Row) => number) {
  const [editing, setEditing] = useState<Row | 'new' | undefined>(() =>
    returning.waiting()?.of === `${kind}:new` ? 'new' : undefined,
  )
  const looked = useRef(false)
  useEffect(() => {
    if (!rows || looked.current) return
    looked.current = true
    const of = returning.waiting()?.of
    const row = rows.find((each) => `${kind}:${idOf(each)}` === of)
    if (row) setEditing(row)
  }, [kind, rows, idOf])
  return [editing, setEditing] as const
}
