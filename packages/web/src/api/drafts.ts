// What is being typed, kept on this machine until it is saved (docs/decisions/013). Forms use it through ui/draft.ts.
import { createStore, del, delMany, entries, set, type UseStore } from 'idb-keyval'

export interface Draft {
  /** Names one opening of a dialog: whoever takes the draft up again carries on under it. */
  id: string
  /** The dialog that it belongs to: `subject:12`, `subject:new`. */
  of: string
  title: string
  ac_id: number
  /** Milliseconds since 1970. */
  at: number
  values: Record<string, unknown>
}

const KEPT_MS = 14 * 24 * 60 * 60 * 1000
const database = createStore('bank-soal', 'drafts')
/** A browser without IndexedDB throws at once; that, too, is a promise that fails. */
const store: UseStore = async (mode, work) => database(mode, work)
/** What IndexedDB did not take lives as long as the page: through a session that expires, not through a crash. */
const inMemory = new Map<string, Draft>()

/** False when the browser cannot keep it beyond this page. */
export async function keepDraft(draft: Draft): Promise<boolean> {
  inMemory.set(draft.id, draft)
  try {
    await set(draft.id, draft, store)
    inMemory.delete(draft.id)
    return true
  } catch {
    return false
  }
}

export async function dropDraft(id: string): Promise<void> {
  inMemory.delete(id)
  await del(id, store).catch(() => undefined)
}

/** The drafts of one account, the newest first. */
export async function draftsOf(ac_id: number): Promise<Draft[]> {
  const drafts = await allDrafts()
  return drafts.filter((draft) => draft.ac_id === ac_id && isFresh(draft)).sort((one, other) => other.at - one.at)
}

/** Forgets what nobody came back for in fourteen days, whosever it was. Call it when the app starts. */
export async function tidyDrafts(): Promise<void> {
  const old = (await allDrafts()).filter((draft) => !isFresh(draft)).map(({ id }) => id)
  if (old.length > 0) await delMany(old, store).catch(() => undefined)
}

const isFresh = ({ at }: Draft) => at > Date.now() - KEPT_MS

async function allDrafts(): Promise<Draft[]> {
  const stored = await entries<string, Draft>(store).catch(() => [])
  return [...new Map([...stored, ...inMemory]).values()]
}
