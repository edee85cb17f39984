import type { ReadOption } from '../recognise/question.ts'
import { blocksOf } from './blocks.ts'
import type { Desk } from './desk.ts'
import { elementsOfHtml, TooComplex } from './html-elements.ts'
import type { XmlNode } from './markup.ts'
import { type Part, partOf } from './part.ts'

/** HTML of another system as a whole text of ours. */
export const blocksOfHtml = (html: string, desk: Desk): string => blocksOf(nodesOf(html, desk), desk)

/** The same as a text without blocks. */
export const partOfHtml = (html: string, desk: Desk): Part => partOf(nodesOf(html, desk), desk)

function nodesOf(html: string, desk: Desk): XmlNode[] {
  try {
    return elementsOfHtml(html)
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error
    desk.note('text-complex')
    return []
  }
}

/** An option, with what a person has to know of it by its letter. */
export function optionOf({ text, pictures, hasTable }: Part, letter: string, isKey: boolean, desk: Desk): ReadOption {
  const [picture] = pictures
  if (text === '' && picture === undefined) desk.note('option-empty', letter)
  if (pictures.length > 1) desk.note('option-pictures', letter)
  if (hasTable) desk.note('option-table', letter)
  return { text, ...(picture !== undefined && { picture }), isKey }
}

/** A row of a table of statements, or of one of the two lists to be paired. */
export function rowOf({ text, pictures, hasTable }: Part, id: string, desk: Desk) {
  const [image] = pictures
  if (pictures.length > 1 || hasTable) desk.note('part-pictures')
  return { id, text, ...(image !== undefined && { image }) }
}
