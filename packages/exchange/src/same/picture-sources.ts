import type { QuestionContent } from '../recognise/question.ts'

const SOURCE = /(?:src=\\"|"(?:image|picture)":")([^"\\]+)/g

/** Every source of a picture in a question, as it stands in its HTML unescaped. */
export const sourcesOf = (content: QuestionContent): string[] => [
  ...new Set(
    Array.from(JSON.stringify(content).matchAll(SOURCE), ([, source = '']) => source.replaceAll('&amp;', '&')),
  ),
]
