import { type RefObject, useEffect } from 'react'

/**
 * Puts the caret into the text of the question: at first when writing can begin at once, and for each next item. The
 * dialog's first focus is the box around the text (`stem`), whose editor may still be on its way.
 */
export function useFocusStem(stem: RefObject<HTMLElement | null>, atOnce: boolean, written: number): void {
  useEffect(() => {
    const box = stem.current
    // A finger is not met with a keyboard that covers half the form.
    if (!box || !atOnce || window.matchMedia('(pointer: coarse)').matches) return
    // Whoever has begun elsewhere meanwhile is left there.
    const goOn = () => {
      if (document.activeElement === box) focusText(box)
    }
    const watcher = new MutationObserver(goOn)
    watcher.observe(box, { childList: true, subtree: true })
    box.addEventListener('focus', goOn)
    return () => {
      watcher.disconnect()
      box.removeEventListener('focus', goOn)
    }
  }, [stem, atOnce])

  useEffect(() => {
    if (written > 0 && stem.current) focusText(stem.current)
  }, [stem, written])
}

const focusText = (box: HTMLElement) => box.querySelector<HTMLElement>('[contenteditable="true"]')?.focus()
