import type { SimilarQuestions, Twins } from '@bank/contract/twin'

/** A twin of a question, as a person is told of it. */
export interface Told {
  id_question: number
  code: string
  kind: Twins['kind']
}

/** Those that are exactly the same first. */
export const toldOf = ({ exact, similar }: SimilarQuestions): Told[] => [
  ...exact.map((twin) => ({ ...twin, kind: 'sama' as const })),
  ...similar,
]
