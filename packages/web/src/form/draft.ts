// What the user types in a dialog is stored in this browser at every key, and offered again (docs/decisions/013).
// Row forms get all of this from form/row-form.ts. Any other form:
//   const draft = useDraft({ of: `subject:${id ?? 'new'}`, title, form })
// <FormDialog draft={draft} ...>      and draft.forget() when it is saved or cancelled
import { useCallback, useEffect, useRef, useState } from 'react'
import { newId } from '../api/new-id.ts'
import { session } from '../api/session.ts'
import { timeOrDate } from '../ui/format.ts'
import { useEntry } from '../ui/opened.ts'
import { holdDraft, notHeld } from './draft-lock.ts'
import { type DraftForm, type Kept, newPen, type Pen } from './draft-pen.ts'
import { type Draft, draftsOf, dropDraft, valuesOf } from './drafts.ts'
import { firstWords } from './first-words.ts'
import { gonePictures } from './gone-pictures.ts'

export interface FormDraft {
  /** Identifies this draft, and the call that saves it (idempotency key). */
  id: string
  kept: Kept | undefined
  /** Unsaved drafts of this dialog, newest first. */
  offers: readonly Draft[]
  /** The beginning of what was typed in a draft. */
  wordsOf: (draft: Draft) => string
  restore: (draft: Draft) => void
  discard: (draft: Draft) => void
  /** How many pictures of the restored draft the server has already deleted. */
  lostPictures: number
  /** The form was saved or cancelled: what is typed next becomes a new draft. */
  forget: () => void
}

export function useDraft(writing: { of: string; title: string; form: DraftForm }): FormDraft {
  const { of } = writing
  const [id, setId] = useState(newId)
  const [kept, setKept] = useState<Kept>()
  const [offers, setOffers] = useState<readonly Draft[]>([])
  const [lostPictures, setLostPictures] = useState(0)
  const entry = useEntry()
  const latest = useRef({ ...writing, entry, id })
  const pen = useRef<Pen>(undefined)
  const looked = useRef(false)
  useEffect(() => {
    latest.current = { ...writing, entry, id: latest.current.id }
  })
  useEffect(() => {
    pen.current = newPen(
      () => latest.current,
      (kept) => setKept((before) => (saySame(before, kept) ? before : kept)),
    )
    return pen.current.stop
  }, [])
  // a form learns that it differs from what is stored with its next drawing, perhaps after the draft was written
  const { isDirty } = writing.form.formState
  useEffect(() => {
    if (isDirty) pen.current?.typed()
  }, [isDirty])

  const goOnAs = useCallback((next: string) => {
    latest.current.id = next
    setId(next)
    setOffers((before) => before.filter((draft) => draft.id !== next))
    setKept(undefined)
    setLostPictures(0)
  }, [])
  /** Another tab has put this draft back: what stands here becomes one of its own. */
  const giveAway = useCallback(() => {
    goOnAs(newId())
    pen.current?.typed()
  }, [goOnAs])
  const look = useCallback(async () => {
    const mine = await draftsOf(session.get()?.ac_id ?? 0)
    const found = await notHeld(mine.filter((draft) => draft.of === of && draft.id !== latest.current.id))
    setOffers(found)
    return found
  }, [of])
  const restore = useCallback(
    async (draft: Draft) => {
      // Store what was typed here meanwhile as a separate draft.
      await pen.current?.write()
      goOnAs(draft.id)
      const values = await valuesOf(draft)
      latest.current.form.reset(values, { keepDefaultValues: true })
      setLostPictures(await gonePictures(draft.values))
    },
    [goOnAs],
  )

  useEffect(() => {
    const letGo = holdDraft(id, giveAway)
    void look().then((found) => {
      const isFirst = !looked.current
      looked.current = true
      const { entry } = latest.current
      const back = isFirst && entry !== undefined && found.find((draft) => draft.entry === entry)
      if (back) void restore(back)
    })
    return letGo
  }, [id, giveAway, look, restore])

  return {
    id,
    kept,
    offers,
    wordsOf: ({ values }) => firstWords(values, { ...writing.form.formState.defaultValues }),
    restore: (draft) => void restore(draft),
    discard: (draft) => void dropDraft(draft.id).then(look),
    lostPictures,
    forget: () => {
      pen.current?.drop()
      void dropDraft(latest.current.id)
      goOnAs(newId())
    },
  }
}

/** Whether two savings are told in the same words: form/save-state.tsx says hours and minutes. */
const saySame = (one: Kept | undefined, other: Kept | undefined) =>
  one?.lasting === other?.lasting && timeOrDate(one?.at ?? 0) === timeOrDate(other?.at ?? 0)
