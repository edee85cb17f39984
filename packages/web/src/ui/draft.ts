// What is typed in a dialog is written down on this machine within two seconds, and offered again (docs/decisions/013).
// Forms of rows get all of it from api/row-form.ts. A form of another kind:
//   const draft = useDraft({ of: `subject:${id ?? 'new'}`, title, form })
//   <FormDialog draft={draft} ...>      and draft.forget() when it is saved or thrown away
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, draftsOf, dropDraft } from '../api/drafts.ts'
import { gonePictures } from '../api/gone-pictures.ts'
import { newId } from '../api/new-id.ts'
import { session } from '../api/session.ts'
import { holdDraft, notHeld } from './draft-lock.ts'
import { type DraftForm, type Kept, newPen, type Pen } from './draft-pen.ts'
import { returning } from './returning.ts'

export interface FormDraft {
  /** Names this piece of writing, and with it the call that saves it. */
  id: string
  kept: Kept | undefined
  /** What was typed in this dialog before and not saved, the newest first. */
  offers: readonly Draft[]
  restore: (draft: Draft) => void
  discard: (draft: Draft) => void
  /** How many pictures of the restored draft the server has tidied away. */
  lostPictures: number
  /** It is saved or thrown away: what is typed from now on is another piece of writing. */
  forget: () => void
}

export function useDraft(writing: { of: string; title: string; form: DraftForm }): FormDraft {
  const { of } = writing
  const [id, setId] = useState(newId)
  const [kept, setKept] = useState<Kept>()
  const [offers, setOffers] = useState<readonly Draft[]>([])
  const [lostPictures, setLostPictures] = useState(0)
  const latest = useRef({ ...writing, id })
  const pen = useRef<Pen>(undefined)
  useEffect(() => {
    latest.current = { ...writing, id: latest.current.id }
  })
  useEffect(() => {
    pen.current = newPen(() => latest.current, setKept)
    return pen.current.stop
  }, [])

  const goOnAs = useCallback((next: string) => {
    latest.current.id = next
    setId(next)
    setOffers((before) => before.filter((draft) => draft.id !== next))
    setKept(undefined)
    setLostPictures(0)
  }, [])
  const look = useCallback(async () => {
    const mine = await draftsOf(session.get()?.ac_id ?? 0)
    const found = await notHeld(mine.filter((draft) => draft.of === of && draft.id !== latest.current.id))
    setOffers(found)
    return found
  }, [of])
  const restore = useCallback(
    async (draft: Draft) => {
      // What has been typed here meanwhile becomes a draft beside it.
      await pen.current?.write()
      goOnAs(draft.id)
      latest.current.form.reset(draft.values, { keepDefaultValues: true })
      setLostPictures(await gonePictures(draft.values))
    },
    [goOnAs],
  )

  useEffect(() => {
    const letGo = holdDraft(id)
    void look().then((found) => {
      const back = found.find((draft) => draft.id === returning.waiting()?.id)
      if (!back) return
      returning.arrived()
      void restore(back)
    })
    return letGo
  }, [id, look, restore])

  return {
    id,
    kept,
    offers,
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
