import type { KeyboardEvent } from 'react'

/** Ctrl+Enter in a dialog of the editor; the form around the editor would save itself by it. */
export const onCtrlEnter = (run: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.stopPropagation()
  run()
}
