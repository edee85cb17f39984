import { type Finding, type Linted, lint } from '@bank/contract/telaah/index'

/** Runs in a thread of its own (find-faults.ts). */
export const lintInThread = (question: Linted): Finding[] => lint(question)
