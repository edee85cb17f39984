import type { KeyboardEvent } from 'react'

/** Ctrl+Enter in a dialog of the editor. Stops the event, because the form around the editor would be saved. */
export const onCtrlEnter = (run: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.stopPropagation()
  run()
}
