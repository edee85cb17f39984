import type { Question } from '@bank/contract/question'

/** HTML, '' for none. */
export const discussionOf = ({ discussion }: Question): string => discussion?.discussion_text ?? ''
