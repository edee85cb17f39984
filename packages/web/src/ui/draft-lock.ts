/** Locks that this page has given back; the browser may take a moment to do so. */
const givenBack = new Set<string>()

/**
 * Says, until the returned function is called, that a draft's dialog is open in this tab; a tab that crashes lets go by
 * itself. Without TLS a browser has no locks: then a draft is offered although another tab is at it.
 */
export function holdDraft(id: string): () => void {
  const name = nameOf(id)
  let letGo = () => {}
  const closed = new Promise<void>((resolve) => {
    letGo = resolve
  })
  givenBack.delete(name)
  void navigator.locks?.request(name, () => closed)
  return () => {
    givenBack.add(name)
    letGo()
  }
}

/** Those whose dialog no tab has open. */
export async function notHeld<D extends { id: string }>(drafts: readonly D[]): Promise<D[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return drafts.filter(({ id }) => !names.has(nameOf(id)) || givenBack.has(nameOf(id)))
}

const nameOf = (id: string) => `draft:${id}`
