const ROW = 'li, tr, article'
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]'
/** Milliseconds after which a row that still stands is not going to be removed. */
const PATIENCE = 10_000

/**
 * When the row around the pressed element is gone, the browser leaves the focus on the page itself. Moves it to the next
 * row, else to the one before, to what the rows belonged to, or to the page's add button.
 */
export function focusAfterRemoval(pressed: Element | null): void {
  const row = pressed?.closest(ROW)
  if (!row) return
  const siblings = [...(row.parentElement?.children ?? [])]
  const at = siblings.indexOf(row)
  const owner = row.parentElement?.closest(ROW)
  const heirs = [...siblings.slice(at + 1), ...siblings.slice(0, at).reverse(), ...(owner ? [owner] : [])]

  const moveOn = () => {
    // the dialog that asked may still be open, with the focus in it
    if (row.isConnected || document.activeElement !== document.body) return
    stop()
    const heir = heirs.find((each) => each.isConnected)
    const next = heir?.querySelector<HTMLElement>(FOCUSABLE) ?? document.querySelector<HTMLElement>('[data-adds]')
    ;(next ?? document.getElementById('isi'))?.focus()
  }
  const watcher = new MutationObserver(() => setTimeout(moveOn))
  watcher.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => watcher.disconnect(), PATIENCE)
  function stop() {
    watcher.disconnect()
    clearTimeout(timer)
  }
}
