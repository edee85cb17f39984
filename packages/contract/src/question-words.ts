/** Apart from the shapes, for the web app's addresses need the words and are part of its first load. */
export const QUESTION_TYPE = { essay: 1, multipleChoice: 2, shortAnswer: 3, statements: 5 } as const
export const STATUSES = ['on-progress', 'approved', 'published'] as const
export const LABELS = ['tryout', 'exam', 'daily_question', 'example_question'] as const

/** What a question can lack. */
export const MISSING = ['answer', 'discussion'] as const

/** What a subject's questions are counted with. */
export const FAMILIES = ['literasi', 'numerasi'] as const
