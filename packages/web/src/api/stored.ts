/** A value kept in the browser; one that cannot be read, as another version may have left it, counts as none. */
export function readStored<Value>(storage: Storage, key: string): Value | undefined {
  try {
    return (JSON.parse(storage.getItem(key) ?? 'null') as Value | null) ?? undefined
  } catch {
    return undefined
  }
}
