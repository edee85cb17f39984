/** Locks that this page has released; the browser may still report them for a moment. */
const released = new Set<string>()

/**
 * Holds a lock while a draft's dialog is open in this tab and can be seen, until the returned function is called; the
 * browser releases it if the tab crashes. A tab that rests in the background may never wake up, so it holds nothing:
 * `onTaken` is called when it comes back and another tab has put the draft back. Without TLS there are no locks: then a
 * draft is offered even while another tab edits it.
 */
export function holdDraft(id: string, onTaken: () => void): () => void {
  const name = nameOf(id)
  let release: (() => void) | undefined
  const hold = (options: LockOptions) => {
    if (release) return
    const closed = new Promise<void>((resolve) => {
      release = resolve
    })
    released.delete(name)
    void navigator.locks?.request(name, options, (lock) => {
      if (lock) return closed
      release = undefined
      onTaken()
    })
  }
  const rest = () => {
    if (!release) return
    released.add(name)
    release()
    release = undefined
  }
  const turn = () => (document.hidden ? rest() : hold({ ifAvailable: true }))

  hold({})
  document.addEventListener('visibilitychange', turn)
  return () => {
    document.removeEventListener('visibilitychange', turn)
    rest()
  }
}

/** The drafts whose dialog is open in no tab. */
export async function notHeld<D extends { id: string }>(drafts: readonly D[]): Promise<D[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return drafts.filter(({ id }) => !names.has(nameOf(id)) || released.has(nameOf(id)))
}

const nameOf = (id: string) => `draft:${id}`
