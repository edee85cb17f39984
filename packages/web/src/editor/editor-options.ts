import type { EditorOptions } from '@tiptap/core'

/**
 * The same for every editor. Tiptap's rules are off: they would turn `5 * 6 * 7`, `- 5 + 3` or `__init__` into emphasis and
 * lists, and their signs would be gone. Formatting comes by button and by key.
 */
export const editorOptions = {
  enableInputRules: false,
  enablePasteRules: false,
  // the CSP forbids the style element; editor.css holds these styles
  injectCSS: false,
} satisfies Partial<EditorOptions>
