import { type RefObject, useEffect } from 'react'

/**
 * Puts the caret into the text of the question when the dialog opens, if the classification is known. The first focus is
 * the box around the text (`stem`), because its editor may still be loading.
 */
export function useFocusStem(stem: RefObject<HTMLElement | null>, atOnce: boolean): void {
  useEffect(() => {
    const box = stem.current
    // On a touch device focusing would open the on-screen keyboard, which covers half the form.
    if (!box || !atOnce || window.matchMedia('(pointer: coarse)').matches) return
    // Only while the box still has the focus: the user may have moved to another field meanwhile.
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
}

/** Puts the caret into a text that was opened, or follows one that was saved, whose editor may still be loading; its box has the focus until then. */
export function useCaretIn(box: RefObject<HTMLElement | null>, opened: boolean): void {
  useEffect(() => {
    const { current } = box
    if (!current || !opened) return
    current.focus()
    const goOn = () => {
      if (document.activeElement === current) focusText(current)
    }
    goOn()
    const watcher = new MutationObserver(goOn)
    watcher.observe(current, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [box, opened])
}

const focusText = (box: HTMLElement) => box.querySelector<HTMLElement>('[contenteditable="true"]')?.focus()
