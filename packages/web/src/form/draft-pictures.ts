// Pictures of a draft are stored once, apart from its texts, which are written at every key.
import { createStore, get, set, type UseStore } from 'idb-keyval'
import { newId } from '../api/new-id.ts'

/** Stands in a stored draft in place of a picture. */
interface Named {
  draftPicture: string
}

const database = createStore('bank-soal-pictures', 'pictures')
/** Without IndexedDB the browser throws synchronously; `async` turns that into a rejected promise. */
const store: UseStore = async (mode, work) => database(mode, work)
/** The pictures that this page has stored: the name of each data URL, by draft. */
const stored = new Map<string, Map<string, string>>()

function namesOf(id: string): Map<string, string> {
  const names = stored.get(id) ?? new Map<string, string>()
  stored.set(id, names)
  return names
}

/** The values with names in place of their pictures (data URLs), and when those are stored that were not yet. */
export function keepPictures({ id, values }: { id: string; values: Record<string, unknown> }) {
  const names = namesOf(id)
  const waits: Promise<void>[] = []
  const keep = async (url: string, name: string) => {
    names.set(url, name)
    await set(name, url, store).catch((error) => {
      names.delete(url)
      throw error
    })
  }
  const named = mapped(values, (value) => {
    if (typeof value !== 'string' || !value.startsWith('data:')) return undefined
    const name = names.get(value) ?? `${id}:${newId()}`
    if (!names.has(value)) waits.push(keep(value, name))
    return { draftPicture: name } satisfies Named
  })
  return { values: named, kept: Promise.all(waits) }
}

/** The values with their pictures again. */
export async function withPictures({ id, values }: { id: string; values: Record<string, unknown> }) {
  const found = new Map<string, string>()
  mapped(values, (value) => {
    if (isNamed(value)) found.set(value.draftPicture, '')
  })
  const read = async (name: string) => {
    const url = await get<string>(name, store).catch(() => undefined)
    if (url === undefined) return
    found.set(name, url)
    namesOf(id).set(url, name)
  }
  await Promise.all([...found.keys()].map(read))
  return mapped(values, (value) => (isNamed(value) ? found.get(value.draftPicture) : undefined))
}

export async function dropPictures(id: string): Promise<void> {
  stored.delete(id)
  await store('readwrite', (pictures) => {
    pictures.delete(IDBKeyRange.bound(`${id}:`, `${id};`))
  }).catch(() => undefined)
}

const isNamed = (value: unknown): value is Named => isObject(value) && typeof value.draftPicture === 'string'
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** A copy in which what `change` gives stands in place of a value; undefined leaves the value as it is. */
function mapped(values: Record<string, unknown>, change: (value: unknown) => unknown): Record<string, unknown> {
  const of = (value: unknown): unknown => {
    const changed = change(value)
    if (changed !== undefined) return changed
    if (Array.isArray(value)) return value.map(of)
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, of(each)]))
  }
  return of(values) as Record<string, unknown>
}
