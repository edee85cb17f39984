/** Not in history.ts: the web app's first load needs these words, for addresses, and not the shapes. */
export const HISTORY_ACTIONS = ['add', 'edit', 'delete', 'status', 'restore', 'login', 'logout'] as const
