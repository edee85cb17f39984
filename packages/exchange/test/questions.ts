import { messageSentence } from '../src/recognise/messages.ts'
import type { ReadQuestion } from '../src/recognise/question.ts'
import { type Reading, type ReadOptions, readQuestions } from '../src/recognise/read-questions.ts'
import { type Parts, p, r, read } from './docx.ts'

/** A document of these lines; what begins with `<` is already a paragraph or a table. */
export async function recognise(
  lines: readonly string[],
  parts: Omit<Parts, 'body'> = {},
  options: ReadOptions = {},
): Promise<Reading> {
  const body = lines
    .map((line) =>
      line.startsWith('<') ? line : p(r(line.replaceAll('\t', '</w:t><w:tab/><w:t xml:space="preserve">'))),
    )
    .join('')
  return readQuestions((await read(body, parts)).blocks, options)
}

/** A question as short lines: its form and text, its options (`*` the key), and what is to be looked at. */
export function shown({ form, number, text, options, messages }: ReadQuestion): string[] {
  return [
    `${number ?? ''} ${form}: ${plain(text)}`.trim(),
    ...options.map(
      (option) => `${option.isKey ? '*' : '-'} ${plain(option.text)}${option.picture ? ` [${option.picture}]` : ''}`,
    ),
    ...messages.map((message) => `! ${messageSentence(message)}`),
  ]
}

export const plain = (html: string) =>
  html
    .replace(/<math[^>]*data-latex="([^"]*)"[\s\S]*?<\/math>/g, '$$$1$$')
    .replace(/<\/(?:p|li|td)>/g, ' ')
    .replace(/<img[^>]*src="([^"]*)"[^>]*>/g, '[$1]')
    .replace(/<br>/g, ' | ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

export const allShown = async (lines: readonly string[], parts?: Omit<Parts, 'body'>) =>
  (await recognise(lines, parts)).questions.map(shown)

const level = (index: number, format: string, text: string, start = 1) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const list = (id: number, ...levels: string[]) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum><w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`

/** 1: questions with options below; 2: a list of `1)`; 3: options that begin at F; 4: bullets; 5: `a.`; 6: `(i)` */
export const numbering = [
  list(1, level(0, 'decimal', '%1.'), level(1, 'upperLetter', '%2.')),
  list(2, level(0, 'decimal', '%1)')),
  list(3, level(0, 'upperLetter', '%1.', 6)),
  list(4, level(0, 'bullet', '•')),
  list(5, level(0, 'lowerLetter', '%1.')),
  list(6, level(0, 'lowerRoman', '(%1)')),
].join('')
