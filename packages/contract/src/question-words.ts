/** Not in question.ts: the web app's first load needs these words, for addresses, and not the shapes. */
export const QUESTION_TYPE = { essay: 1, multipleChoice: 2, shortAnswer: 3, statements: 5 } as const
export const STATUSES = ['on-progress', 'approved', 'published'] as const
export const LABELS = ['tryout', 'exam', 'daily_question', 'example_question'] as const

/** Parts that a question may still lack. */
export const MISSING = ['answer', 'discussion'] as const

/** The families of subjects: totals and charts count by them. */
export const FAMILIES = ['literasi', 'numerasi'] as const
