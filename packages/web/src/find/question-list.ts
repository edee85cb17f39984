import type { RegisteredRouter, useNavigate } from '@tanstack/react-router'

/** A list of questions with a filter. */
export interface QuestionList {
  to: '/soal' | '/snpmb/soal'
  /** As an address has it: text. */
  search: Readonly<Record<string, string>>
}

export const LIST_WORD = { '/soal': 'Soal', '/snpmb/soal': 'SNPMB' } as const

/** The filter joins those of the list where it is the page behind the search. */
export function filterList(
  go: ReturnType<typeof useNavigate>,
  { state }: Pick<RegisteredRouter, 'state'>,
  { to, search }: QuestionList,
) {
  const { pathname, search: now } = state.location
  const kept = pathname === to ? { ...now, page: undefined, buka: undefined, count: undefined } : {}
  void go({ to, search: { ...kept, ...search } as never, replace: true })
}
