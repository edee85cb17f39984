import { type Finding, lint } from '@bank/contract/telaah/index'

/** Runs in a thread of its own (find-faults.ts). */
export const lintInThread = (asked: Parameters<typeof lint>): Finding[] => lint(...asked)
