import type { FieldValues } from 'react-hook-form'
import { session } from '../api/session.ts'
import { type Draft, dropDraft, keepDraft } from './drafts.ts'

/**
 * Milliseconds after a key in which the form and what depends on it come to rest. Then the draft is stored, or when the
 * write before has ended: a slow machine writes less often.
 */
const SETTLED_MS = 20

/** The part of react-hook-form that a draft needs; declared as methods, so that a form of any value type fits. */
export interface DraftForm {
  getValues(): FieldValues
  reset(values: FieldValues, options: { keepDefaultValues: boolean }): void
  subscribe(to: { formState: { values: true }; callback: () => void }): () => void
  formState: { isDirty: boolean; defaultValues?: Readonly<object> }
}

interface Writing extends Pick<Draft, 'id' | 'of' | 'title' | 'entry'> {
  form: DraftForm
}

/** When a draft was stored; `lasting` is false if the browser cannot keep it beyond this page. */
export interface Kept {
  at: number
  lasting: boolean
}

export interface Pen {
  /** Stores changes that are not stored yet. */
  write: () => Promise<void>
  /** Something was typed: it will be stored. */
  typed: () => void
  /** Discards them: the form was saved or cancelled. */
  drop: () => void
  stop: () => void
}

/** Stores a form's draft while the user types, at the latest when the page is left, for the account signed in at first. */
export function newPen(writing: () => Writing, said: (kept: Kept | undefined) => void): Pen {
  const ac_id = session.get()?.ac_id
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay = Promise.resolve()
  const drop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const store = async (ac_id: number) => {
    const { form, ...named } = writing()
    const isTyped = form.formState.isDirty
    const at = Date.now()
    const kept = isTyped
      ? { at, lasting: await keepDraft({ ...named, ac_id, at, values: form.getValues() }) }
      : await dropDraft(named.id)
    if (writing().id === named.id) said(kept ?? undefined)
  }
  const write = async () => {
    if (timer === undefined || ac_id === undefined) return
    drop()
    underWay = store(ac_id)
    await underWay
  }
  const typed = () => {
    timer ??= setTimeout(() => underWay.then(write), SETTLED_MS)
  }
  const leave = () => void write()

  const forget = [writing().form.subscribe({ formState: { values: true }, callback: typed }), session.subscribe(leave)]
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', leave)
  return {
    write,
    typed,
    drop,
    stop: () => {
      leave()
      for (const stop of forget) stop()
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    },
  }
}
