// What stands in a document, and what a reading has kept of it.
import type { Block } from '../src/docx/blocks.ts'
import { piecesOf } from '../src/docx/warnings.ts'
import type { ReadQuestion } from '../src/recognise/question.ts'
import type { Reading } from '../src/recognise/read-questions.ts'
import { linesOf, sourceOf } from '../src/source/lines.ts'

/** Letters without spaces, formulas as LaTeX, and parts of pictures: each as often as it stands. */
export interface Account {
  letters: Map<string, number>
  formulas: string[]
  pictures: string[]
}

const NO_LETTERS = /[\s\u00a0\u200b]/g

/** In what is unused, and in marks. */
const FORMULA = /\\\(([\s\S]*?)\\\)/g

const PICTURE = /\[part:([^\]?]*)[^\]]*\]/g

function countLetters(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const letter of texts.join('').replace(NO_LETTERS, '')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

export function inBlocks(blocks: readonly Block[]): Account {
  // typed LaTeX and typed HTML are read where lines are made
  const pieces = linesOf(sourceOf(blocks)).flatMap((line) => line.pieces)
  return {
    letters: countLetters(pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []))),
    formulas: pieces.flatMap((piece) => (piece.kind === 'formula' ? [piece.latex] : [])).sort(),
    pictures: [...piecesOf(blocks)].flatMap(([piece]) => (piece.kind === 'picture' ? [piece.part] : [])).sort(),
  }
}

/** The texts of a question, the text of a group at its head alone. */
function textsOf(question: ReadQuestion, at: number): string[] {
  const { text, options, answers, answer = '', discussion, statements, interaction, stimulus = '', head } = question
  const { rows = [], left = [], right = [] } = interaction
  return [
    text,
    head === at ? stimulus : '',
    discussion,
    answer,
    ...answers,
    ...options.flatMap((option) => [option.text, pictureTag(option.picture)]),
    ...statements.map((one) => one.text),
    ...[...rows, ...left, ...right].flatMap((one) => [one.text ?? '', pictureTag(one.image)]),
  ]
}

const pictureTag = (source: string | undefined) => (source ? `<img src="${source}">` : '')

export function inReading({ questions, unused, marks }: Reading): Account {
  const html = questions.flatMap(textsOf)
  const said = [...unused, ...marks].map(({ text }) => text)
  const plain = html.map((one) => unescaped(one.replace(/<math[\s\S]*?<\/math>/g, '').replace(/<[^>]*>/g, '')))
  const inSaid = said.map((text) => text.replace(FORMULA, '').replace(PICTURE, '').replaceAll('\ufffc', ''))
  return {
    letters: countLetters([...plain, ...inSaid]),
    formulas: [
      ...html.flatMap((one) => Array.from(one.matchAll(/data-latex="([^"]*)"/g), ([, latex = '']) => unescaped(latex))),
      ...said.flatMap((text) => Array.from(text.matchAll(FORMULA), ([, latex = '']) => latex)),
    ].sort(),
    pictures: [
      ...html.flatMap((one) => Array.from(one.matchAll(/src="part:([^"?]*)/g), ([, part = '']) => part)),
      ...said.flatMap((text) => Array.from(text.matchAll(PICTURE), ([, part = '']) => part)),
    ].sort(),
  }
}

const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Letters of the document that a reading has lost. */
export const lost = (document: Account, reading: Account): string[] =>
  [...document.letters]
    .filter(([letter, count]) => (reading.letters.get(letter) ?? 0) < count)
    .map(([letter]) => letter)
