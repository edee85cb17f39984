import type { Editor } from '@tiptap/core'
import { createContext } from 'react'
import type { PastedLine } from './pasted-lines.ts'

/** What a list of lines (options, statements, keywords) does for the line at the caret. */
export interface LineKeys {
  /** Enter: goes to the next line. */
  onEnter?: () => void
  /** An arrow key at the start (-1) or end (1) of the text: goes to the buttons of the row. */
  onEdge?: (step: -1 | 1) => void
  /** Alt+B, and Alt+S where there is a second mark. */
  onMark?: (key: 'b' | 's') => void
  /** Several lines were pasted; returns true if the list took them. */
  onLines?: (lines: readonly PastedLine[]) => boolean
  onFocus?: (line: ActiveLine) => void
}

/** The line that has the caret, or had it last. */
export interface ActiveLine {
  editor: Editor
  onFormula: () => void
}

export const LineKeysContext = createContext<LineKeys>({})
