// Not in approval.ts and thread.ts: lists of questions need these words, and not the review card.
/** Where a question stands in the review flow: the first four are `on-progress`, the last two have the name of their status. */
export const STAGES = ['draft', 'submitted', 'changes', 'rejected', 'approved', 'published'] as const
export type Stage = (typeof STAGES)[number]

/** What there is to do for the review of a question: review it, check its key, put it right. */
export const TASK_KINDS = ['telaah', 'kunci', 'perbaiki'] as const
export type TaskKind = (typeof TASK_KINDS)[number]

/** How each is called, in the app and in mails. */
export const TASK_WORD: Readonly<Record<TaskKind, string>> = {
  telaah: 'Telaah',
  kunci: 'Pemeriksaan kunci',
  perbaiki: 'Perbaikan',
}

/** Of a question with comments that nobody has resolved; of those, with one that must be fixed. */
export const THREAD_STATES = ['open', 'must_fix'] as const
export type ThreadState = (typeof THREAD_STATES)[number]
