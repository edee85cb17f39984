import type { FieldValues } from 'react-hook-form'
import { type Draft, dropDraft, keepDraft } from '../api/drafts.ts'
import { session } from '../api/session.ts'
import { returning } from './returning.ts'

/** Typing is written down once in this time. */
const EVERY_MS = 1_000

/** What a draft needs of react-hook-form; methods, so that a form of any values fits. */
export interface DraftForm {
  getValues(): FieldValues
  reset(values: FieldValues, options: { keepDefaultValues: boolean }): void
  subscribe(to: { formState: { values: true }; callback: () => void }): () => void
  formState: { isDirty: boolean }
}

interface Writing extends Pick<Draft, 'id' | 'of' | 'title'> {
  form: DraftForm
}

/** When a draft was written down; a browser that cannot keep it says that it will not last. */
export interface Kept {
  at: number
  lasting: boolean
}

export interface Pen {
  /** Writes what is not yet written down. */
  write: () => Promise<void>
  /** Leaves it unwritten: it is saved, or thrown away. */
  drop: () => void
  stop: () => void
}

/** Writes a form down while it is typed in, at the latest when its page is left. Its drafts are whose session it is now. */
export function newPen(writing: () => Writing, said: (kept: Kept | undefined) => void): Pen {
  const ac_id = session.get()?.ac_id
  let timer: ReturnType<typeof setTimeout> | undefined
  const drop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const write = async () => {
    if (timer === undefined || ac_id === undefined) return
    drop()
    const { form, ...named } = writing()
    if (!form.formState.isDirty) {
      said(undefined)
      return dropDraft(named.id)
    }
    const at = Date.now()
    said({ at, lasting: await keepDraft({ ...named, ac_id, at, values: form.getValues() }) })
  }
  const typed = () => {
    timer ??= setTimeout(write, EVERY_MS)
  }
  const sessionEnds = () => {
    const { form, of, id } = writing()
    if (session.expired() && form.formState.isDirty && ac_id !== undefined) returning.expect({ of, id, ac_id })
    void write()
  }
  const leave = () => void write()

  const forget = [
    writing().form.subscribe({ formState: { values: true }, callback: typed }),
    session.subscribe(sessionEnds),
  ]
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', leave)
  return {
    write,
    drop,
    stop: () => {
      leave()
      for (const stop of forget) stop()
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    },
  }
}
