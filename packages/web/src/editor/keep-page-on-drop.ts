import { useEffect } from 'react'

/** The browser would open a file dropped beside the editor, replacing the page and losing the typed text. */
export function useKeepPageOnDrop(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}
