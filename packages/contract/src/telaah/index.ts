import { type Fault, MOST_OF_RULE, type Severity } from './finding.ts'
import { readQuestion } from './question.ts'
import { RULES, type RuleName } from './rules.ts'
import type { Linted } from './texts.ts'

export type { Linted, RuleName, Severity }

/** Raised with every change of what is counted (corpus/version.test.ts): all questions are then read again. */
export const RULES_VERSION = 1

export interface Finding extends Fault {
  readonly rule: RuleName
  readonly severity: Severity
  /** Of the national review card (aspects.ts). */
  readonly aspect: number
}

/** What the rules of automatic review find in a question, the gravest first. It forbids nothing. */
export function lint(question: Linted): Finding[] {
  const read = readQuestion(question)
  return Object.entries(RULES).flatMap(([rule, { severity, aspect, find }]) =>
    find(read)
      .slice(0, MOST_OF_RULE)
      .map((fault) => ({ rule: rule as RuleName, severity, aspect, ...fault })),
  )
}
