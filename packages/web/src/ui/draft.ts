// What was typed when a session expired waits in this tab for the same person.
// <FormDialog draft={`subject:${subject?.id_subject ?? 'new'}`} ...> keeps it and puts it back;
// const [editing, setEditing] = useEditing('subject', rows, (row) => row.id_subject)   opens its dialog again.
import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { session } from '../api/session.ts'

const KEY = 'draf'

interface Draft {
  of: string
  ac_id: number
  values: FieldValues
}

function waiting(): Draft | null {
  const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null
  return draft && draft.ac_id === session.get()?.ac_id ? draft : null
}

/** What a draft needs of react-hook-form; methods, so that a form of any values fits. */
export interface DraftForm {
  getValues(): FieldValues
  reset(values: FieldValues, options: { keepDefaultValues: boolean }): void
  formState: { isDirty: boolean }
}

/** Keeps a form's values when the session expires, and gives them back once. `of` is `kind:id` or `kind:new`. */
export function useDraft(of: string | undefined, form: DraftForm): void {
  const latest = useRef(form)
  const { isDirty } = form.formState
  useEffect(() => {
    latest.current = form
  })

  useEffect(() => {
    if (!of) return
    const draft = waiting()
    if (draft?.of !== of) return
    sessionStorage.removeItem(KEY)
    latest.current.reset(draft.values, { keepDefaultValues: true })
  }, [of])

  useEffect(() => {
    const ac_id = session.get()?.ac_id
    if (!of || !isDirty || ac_id === undefined) return
    return session.subscribe(() => {
      if (!session.expired()) return
      const draft: Draft = { of, ac_id, values: latest.current.getValues() }
      sessionStorage.setItem(KEY, JSON.stringify(draft))
    })
  }, [of, isDirty])
}

/** Whose dialog is open: a row's, that of a new one, or none. A waiting draft opens its own. */
export function useEditing<Row>(kind: string, rows: readonly Row[] | undefined, idOf: (row: Row) => number) {
  const [editing, setEditing] = useState<Row | 'new' | undefined>(() =>
    waiting()?.of === `${kind}:new` ? 'new' : undefined,
  )
  const looked = useRef(false)
  useEffect(() => {
    if (!rows || looked.current) return
    looked.current = true
    const of = waiting()?.of
    const row = rows.find((each) => `${kind}:${idOf(each)}` === of)
    if (row) setEditing(row)
  }, [kind, rows, idOf])
  return [editing, setEditing] as const
}
