// Stores unsaved form values in this browser until they are saved (docs/decisions/013). Forms use it through form/draft.ts.
import { createStore, del, delMany, entries, set, type UseStore } from 'idb-keyval'
import { dropPictures, keepPictures, withPictures } from './draft-pictures.ts'

export interface Draft {
  /** Identifies one opening of a dialog; a restored draft keeps its id. */
  id: string
  /** The dialog that the draft belongs to: `subject:12`, `subject:new`. */
  of: string
  title: string
  ac_id: number
  /** Milliseconds since 1970. */
  at: number
  /** As `valuesOf` gives them; of those that are read, pictures are named only. */
  values: Record<string, unknown>
  /** The entry of the browser's history that held its dialog (ui/opened.ts): there it is put back without a question. */
  entry?: string
}

const KEPT_MS = 14 * 24 * 60 * 60 * 1000
const database = createStore('bank-soal', 'drafts')
/** Without IndexedDB the browser throws synchronously; `async` turns that into a rejected promise. */
const store: UseStore = async (mode, work) => database(mode, work)
/** Drafts that IndexedDB refused live as long as the page: they survive an expired session, but not a crash. */
const inMemory = new Map<string, Draft>()

/** Returns false when the browser cannot keep the draft beyond this page. */
export async function keepDraft(draft: Draft): Promise<boolean> {
  inMemory.set(draft.id, draft)
  try {
    const { values, kept } = keepPictures(draft)
    // Both begin at once: the page may be gone before the first has ended.
    await Promise.all([kept, set(draft.id, { ...draft, values }, store)])
    inMemory.delete(draft.id)
    return true
  } catch {
    return false
  }
}

export async function dropDraft(id: string): Promise<void> {
  inMemory.delete(id)
  await Promise.all([dropPictures(id), del(id, store).catch(() => undefined)])
}

/** The values that were typed, with their pictures. */
export const valuesOf = (draft: Draft): Promise<Draft['values']> => withPictures(draft)

/** The drafts of one account, newest first. */
export async function draftsOf(ac_id: number): Promise<Draft[]> {
  const drafts = await allDrafts()
  return drafts.filter((draft) => draft.ac_id === ac_id && isFresh(draft)).sort((one, other) => other.at - one.at)
}

/** Deletes drafts older than 14 days, of every account. Call it when the app starts. */
export async function tidyDrafts(): Promise<void> {
  const old = (await allDrafts()).filter((draft) => !isFresh(draft)).map(({ id }) => id)
  if (old.length === 0) return
  await Promise.all([...old.map(dropPictures), delMany(old, store).catch(() => undefined)])
}

const isFresh = ({ at }: Draft) => at > Date.now() - KEPT_MS

async function allDrafts(): Promise<Draft[]> {
  const stored = await entries<string, Draft>(store).catch(() => [])
  return [...new Map([...stored, ...inMemory]).values()]
}
