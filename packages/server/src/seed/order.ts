import type { Grouped, SeedQuestion } from './shapes.ts'

/** Every question with its group's first one, oldest first, so that ids grow with time. */
export function inOrderOfWriting(
  questions: Grouped<SeedQuestion>[],
): { question: SeedQuestion; parent?: SeedQuestion }[] {
  return questions
    .flatMap((question) => [
      { question },
      ...(question.children ?? []).map((child) => ({ question: child, parent: question })),
    ])
    .sort((one, other) => other.question.daysAgo - one.question.daysAgo)
}
