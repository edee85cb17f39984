/** Apart from the shapes, for the web app's addresses need the words and are part of its first load. */
export const HISTORY_ACTIONS = ['add', 'edit', 'delete', 'status', 'restore', 'login', 'logout'] as const
