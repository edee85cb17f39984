/** What is typed for a field that is not there yet, and would else go to the page. */
export interface KeysAhead {
  /** The letters, once; those that follow go where the focus is. */
  take: () => string
}

export function keysAhead(): KeysAhead {
  let typed = ''
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', listen, true)
  return {
    take() {
      window.removeEventListener('keydown', listen, true)
      const taken = typed
      typed = ''
      return taken
    },
  }
}
