import { type Fault, MOST_OF_RULE } from './finding.ts'
import { type RuleChoices, type RuleName, SEVERITIES, SEVERITY_OF, type Severity } from './names.ts'
import { readQuestion } from './question.ts'
import { RULES } from './rules.ts'
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
export function lint(question: Linted, choices: RuleChoices = {}): Finding[] {
  const read = readQuestion(question)
  return weighed(choices).flatMap(({ rule, severity }) => {
    const { aspect, find } = RULES[rule]
    return find(read)
      .slice(0, MOST_OF_RULE)
      .map((fault) => ({ rule, severity, aspect, ...fault }))
  })
}

/** The rules that are on, the gravest first. */
function weighed(choices: RuleChoices) {
  const rules = Object.entries({ ...SEVERITY_OF, ...choices }) as [RuleName, Severity | 'mati'][]
  return SEVERITIES.flatMap((severity) =>
    rules.filter(([, weight]) => weight === severity).map(([rule]) => ({ rule, severity })),
  )
}
